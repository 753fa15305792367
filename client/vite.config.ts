import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { emblems } from "./plugins/emblems.ts";

// Where `npm run dev` finds a running `regelwerk serve --origin http://localhost:5173`.
const table = process.env["TABLE"] ?? "127.0.0.1:8000";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The built client is served by `regelwerk serve` from the package, under one strict content policy: no inline
// script or style, nothing from another host.
export default defineConfig({
  plugins: [
    emblems({
      client: here("./src"),
      sources: here("../src/regelwerk"),
      own: here("./src/components/icons.json"),
      icons: here("./node_modules/@iconify-json/game-icons/icons.json"),
    }),
    svelte(),
  ],
  build: {
    outDir: process.env["CLIENT_OUT"] ?? "../src/regelwerk/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: `http://${table}` },
      "/ws": { target: `ws://${table}`, ws: true },
    },
  },
});
