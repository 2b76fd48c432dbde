const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it must stand in XML or HTML, between tags and in attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] as string);
