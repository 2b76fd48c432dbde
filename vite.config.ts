import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import solid from 'vite-plugin-solid';

/** The page. Relative addresses, so that the same files work under app:// and on loopback. */
const config: UserConfig = {
  root: join(import.meta.dirname, 'renderer'),
  base: './',
  publicDir: false,
  plugins: [solid()],
  build: {
    outDir: join(import.meta.dirname, 'dist/page'),
    emptyOutDir: true,
    target: 'chrome120',
    // Data addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
};

export default defineConfig(config) as UserConfig;
