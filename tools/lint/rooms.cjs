/**
 * Who may look at whom: each row says what a folder may import besides itself, and which packages it may touch. Folders are
 * matched by pattern, so a new feature or module is guarded at birth. `.dependency-cruiser.cjs` makes the rules of it.
 */

/** `folder` may import itself, `may`, and the packages in `npm`; `node` says whether Node's own modules are open to it. */
const ROOMS = [
  { folder: '^shared/domain/', may: [], npm: [] },
  { folder: '^shared/scene/', may: ['^shared/domain/'], npm: ['zod'] },
  { folder: '^shared/contract/', may: ['^shared/domain/', '^shared/scene/'], npm: ['zod'] },

  {
    folder: '^src/lib/',
    may: ['^shared/'],
    npm: [
      'axios',
      'howler',
      'firebase',
      'dompurify',
      '@tanstack/query-[a-z-]+',
      '@tanstack/react-query',
      'zod',
      'react',
      'zustand',
    ],
  },
  {
    folder: '^src/i18n/',
    may: ['^src/lib/', '^shared/domain/'],
    npm: ['i18next', 'react-i18next', 'react', 'zod'],
  },
  {
    folder: '^src/ui/',
    may: ['^src/lib/', '^src/i18n/', '^shared/domain/'],
    npm: ['react', 'react-dom', 'react-i18next', '@phosphor-icons/react', '@fontsource-variable/figtree'],
  },
  {
    folder: '^src/stage/',
    may: ['^src/lib/', '^src/ui/', '^src/i18n/', '^shared/scene/', '^shared/domain/'],
    npm: ['pixi\\.js', '@pixi/react', 'gsap', 'react', 'react-i18next', 'zustand'],
  },
  {
    folder: '^src/features/([^/]+)/',
    self: '^src/features/$1/',
    may: ['^shared/', '^src/lib/', '^src/i18n/', '^src/ui/'],
    npm: [
      'react',
      'react-dom',
      'react-i18next',
      'i18next',
      'zod',
      'zustand',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers',
      '@phosphor-icons/react',
      'embla-carousel-react',
      'scorm-again',
      'pdfjs-dist',
      'epubjs',
      '@vidstack/react',
      'vidstack',
      'hls\\.js',
    ],
  },
  {
    folder: '^src/flows/',
    may: ['^shared/', '^src/lib/', '^src/i18n/', '^src/features/[^/]+/[^/]+$'],
    npm: [],
  },
  {
    folder: '^src/(app/|main\\.tsx$)',
    may: ['^shared/', '^src/'],
    npm: [
      'react',
      'react-dom',
      'react-router-dom',
      'react-i18next',
      'i18next',
      'zod',
      'zustand',
      '@tanstack/react-query',
      '@phosphor-icons/react',
    ],
  },
  { folder: '^src/worker/', may: ['^shared/'], npm: ['workbox-[a-z-]+', 'firebase', 'zod'] },
  {
    folder: '^src/testing/',
    may: ['^shared/', '^src/'],
    npm: [
      'axios',
      'react',
      'react-dom',
      'react-i18next',
      'i18next',
      'vitest',
      '@testing-library/[a-z-]+',
      '@tanstack/react-query',
      'zod',
      'zustand',
      'react-router-dom',
    ],
  },

  {
    folder: '^server/db/',
    may: ['^shared/(domain|scene)/'],
    npm: ['drizzle-orm', '@electric-sql/pglite', 'pg'],
    node: true,
  },
  {
    folder: '^server/http/',
    may: ['^shared/', '^server/db/', '^server/lib/', '^server/env\\.ts$'],
    npm: ['fastify', '@fastify/[a-z-]+', 'fastify-[a-z-]+', 'drizzle-orm', 'zod'],
    node: true,
  },
  {
    folder: '^server/lib/',
    may: ['^shared/', '^server/db/', '^server/env\\.ts$'],
    npm: ['nodemailer', 'drizzle-orm', 'zod', '@node-rs/argon2'],
    node: true,
  },
  { folder: '^server/policies/', may: ['^shared/', '^server/db/', '^server/http/'], npm: ['drizzle-orm'] },
  {
    folder: '^server/rewards/',
    may: ['^shared/', '^server/db/', '^server/lib/'],
    npm: ['drizzle-orm'],
    node: true,
  },
  {
    folder: '^server/play/',
    may: ['^shared/', '^server/db/', '^server/lib/'],
    npm: ['drizzle-orm'],
    node: true,
  },
  {
    folder: '^server/intake/',
    may: ['^shared/scene/', '^shared/domain/'],
    npm: ['sharp', 'maxrects-packer', 'yauzl', '@xmldom/xmldom', 'zod'],
    node: true,
  },
  {
    folder: '^server/modules/([^/]+)/',
    self: '^server/modules/$1/',
    may: ['^shared/', '^server/(db|http|lib|play|policies|rewards|intake)/', '^server/env\\.ts$'],
    npm: ['drizzle-orm', 'zod', '@node-rs/argon2', 'sharp', 'yauzl', 'fastify'],
    node: true,
  },
  {
    name: 'server/app, main, demo, testing',
    folder: '^server/(demo|testing)/|^server/[^/]+\\.ts$',
    may: ['^shared/', '^server/'],
    npm: ['.+'],
    node: true,
  },
  {
    folder: '^tools/',
    may: ['^shared/', '^server/intake/', '^server/lib/starter\\.ts$'],
    npm: ['.+'],
    node: true,
  },
  {
    folder: '^bench/',
    may: ['^shared/', '^tools/(bundle|product|setup)/', '^src/(stage|ui)/'],
    npm: ['.+'],
    node: true,
  },
  {
    name: 'e2e',
    folder: '^e2e/(?!stage/page/)',
    may: ['^shared/', '^tools/(product|setup)/', '^e2e/stage/page/'],
    npm: ['.+'],
    node: true,
  },
  {
    name: 'e2e/stage/page (the stage alone, for its own specs)',
    folder: '^e2e/stage/page/',
    may: ['^shared/', '^src/(stage|ui|i18n)/'],
    npm: ['react', 'react-dom', 'i18next', 'react-i18next', '@vitejs/plugin-react', 'vite'],
  },
]

module.exports = { ROOMS }
