import { reactRouter } from '@react-router/dev/vite';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwind(), reactRouter()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Fonts and the PDF engine are cached by their own names; inlined they would be sent with every page.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': process.env['OCTAVO_API'] ?? 'http://localhost:3000' },
  },
});
