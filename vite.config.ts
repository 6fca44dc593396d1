import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  publicDir: 'static',
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/lib/i18n/paraglide',
      // The language comes from our own settings: `$lib/i18n` overwrites `getLocale`.
      strategy: ['globalVariable', 'baseLocale'],
      outputStructure: 'locale-modules',
      isServer: 'false',
      disableAsyncLocalStorage: true,
      emitReadme: false,
    }),
    svelte(),
    svelteTesting(),
  ],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  define: { __APP_VERSION__: JSON.stringify(pkg.version) },
  build: { target: ['es2022', 'chrome105', 'safari15'] },
  server: {
    host: '127.0.0.1',
    port: 1420,
    strictPort: true,
    // `npm run dev` beside `regolith host`: open the host's link with this server's port.
    proxy: { '/socket': { target: 'http://127.0.0.1:7411', ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    // A failing query would print whole drawings.
    env: { DEBUG_PRINT_LIMIT: '3000' },
  },
});
