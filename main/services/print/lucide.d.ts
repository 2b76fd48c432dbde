// The icons come one in a file; the package describes only all of them together.
declare module 'lucide/dist/esm/icons/*' {
  const icon: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
  export default icon;
}
