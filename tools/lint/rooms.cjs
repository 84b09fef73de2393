/**
 * Who may look at whom: each row says what a folder may import besides itself, and which packages it may touch. Folders are matched by
 * pattern, so a new feature or module is guarded at birth. `.dependency-cruiser.cjs` makes the rules of it.
 */

const { APART_ROOMS } = require('./apart-rooms.cjs')
const { KINDS, KIND_ROOMS, SPOKEN } = require('./kind-rooms.cjs')
const { PREVIEW_ROOM } = require('./preview-room.cjs')
/** What pages are built with. */
const PAGE_PACKAGES = [
  ...['react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next'],
  ...['zod', 'zustand', '@tanstack/react-query', '@phosphor-icons/react'],
]

/** What others may import of a feature: its root files, and how a task is finished, which is a chapter of its own. */
const PUBLIC_FILES = '^src/features/([^/]+|tasks/finish)/[^/]+$'

/** `folder` may import itself, `may`, and the packages in `npm`; `node` says whether Node's own modules are open to it. */
const ROOMS = [
  { folder: '^shared/domain/', may: [], npm: [] },
  { folder: '^shared/content/', may: ['^shared/domain/', '^shared/scene/'], npm: [] },
  { folder: '^shared/scene/', may: ['^shared/domain/', ...KINDS], npm: ['zod'] },
  { folder: '^shared/contract/', may: ['^shared/domain/', '^shared/scene/', ...KINDS], npm: ['zod'] },
  ...KIND_ROOMS,

  {
    folder: '^src/lib/',
    may: SPOKEN,
    npm: [
      'axios',
      'howler',
      '@firebase/(app|messaging)',
      'dompurify',
      '@tanstack/query-[a-z-]+',
      '@tanstack/react-query',
      'zod',
      'react',
      'react-hook-form',
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
    npm: [
      ...['react', 'react-dom', 'react-i18next', '@phosphor-icons/react', '@fontsource-variable/figtree'],
      'lean-qr',
    ],
  },
  {
    folder: '^src/stage/',
    may: ['^src/lib/', '^src/ui/', '^src/i18n/', '^shared/scene/', '^shared/domain/'],
    npm: ['pixi\\.js', '@pixi/react', 'gsap', 'react', 'react-i18next', 'zustand'],
  },
  {
    folder: '^src/features/([^/]+)/',
    self: '^src/features/$1/',
    may: [
      ...SPOKEN,
      '^kinds/(client|edit|define/(client|edit))\\.tsx?$',
      '^src/(lib|i18n|ui|navigation|overlay|outbox)/',
    ],
    npm: [
      'react',
      'react-dom',
      'react-i18next',
      'i18next',
      'zod',
      'zustand',
      '@tanstack/react-query',
      'react-hook-form',
      '@phosphor-icons/react',
      'diff',
      '@simplewebauthn/browser',
      'uqr',
    ],
  },
  {
    folder: '^src/flows/',
    may: [...SPOKEN, '^src/(lib|i18n|overlay|outbox)/', PUBLIC_FILES],
    npm: [],
  },
  {
    folder: '^src/(navigation|overlay)/',
    may: [...SPOKEN, '^src/(lib|i18n|ui)/'],
    npm: ['react', 'react-dom', 'react-router-dom', 'react-i18next', 'i18next', 'zod', 'zustand'],
  },
  {
    name: 'src/outbox (what is stored, sent and sent again)',
    folder: '^src/outbox/',
    may: ['^shared/', '^src/lib/'],
    npm: ['react', 'zustand'],
  },
  {
    name: 'src/pwa (what the page says to the service worker)',
    folder: '^src/pwa/',
    may: [...SPOKEN, '^src/(lib|i18n|ui|navigation|overlay)/'],
    npm: ['react', 'react-router-dom', 'react-i18next', 'zustand'],
  },
  {
    name: 'src/shell (what several areas stand in)',
    folder: '^src/shell/',
    may: [...SPOKEN, '^src/(lib|i18n|ui|stage|navigation|overlay|outbox|flows)/', PUBLIC_FILES],
    npm: PAGE_PACKAGES,
  },
  {
    name: 'an area of the product',
    folder: '^src/(auth|game|player|leader|admin|studio)/',
    self: '^src/$1/',
    may: [...SPOKEN, '^src/(lib|i18n|ui|stage|navigation|overlay|outbox|flows|shell)/', PUBLIC_FILES],
    npm: PAGE_PACKAGES,
  },
  {
    folder: '^src/(app/|main\\.tsx$)',
    may: [...SPOKEN, '^src/(?!(gallery|catalogue|launch|worker)/)'],
    npm: PAGE_PACKAGES,
  },
  {
    name: 'src/gallery (never built)',
    folder: '^src/gallery/',
    may: [
      ...SPOKEN,
      '^src/(lib|i18n|ui|stage)/',
      PUBLIC_FILES,
      '^src/shell/(Brand\\.tsx|StageMount\\.module\\.css)$',
      '^src/game/((hud/Hud)\\.module\\.css|hud/use-phone-bar-items\\.tsx)$',
      '^src/game/map/((PhoneList|PlaceLabels)\\.tsx|ScenePanel\\.module\\.css)$',
    ],
    npm: ['react', 'react-dom', 'react-i18next', 'zustand'],
  },
  {
    name: 'src/catalogue (never built)',
    folder: '^src/catalogue/',
    may: ['^shared/domain/', '^src/(lib|i18n|ui)/'],
    npm: ['react', 'react-dom', 'zod'],
  },
  { folder: '^src/worker/', may: [...SPOKEN, '^src/lib/within\\.ts$'], npm: [] },
  {
    folder: '^src/testing/',
    may: [...SPOKEN, '^kinds/[^/]+/client/', '^kinds/(client|define/client)\\.tsx?$', '^src/'],
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
    may: ['^shared/(domain|scene)/', ...KINDS],
    npm: ['drizzle-orm', '@electric-sql/pglite', 'pg'],
    node: true,
  },
  {
    folder: '^server/http/',
    may: [...SPOKEN, '^server/db/', '^server/lib/', '^server/env\\.ts$'],
    npm: ['fastify', '@fastify/[a-z-]+', 'fastify-[a-z-]+', 'drizzle-orm', 'zod'],
    node: true,
  },
  {
    folder: '^server/lib/',
    may: [...SPOKEN, '^server/db/', '^server/env\\.ts$'],
    npm: [
      'nodemailer',
      'drizzle-orm',
      'zod',
      '@node-rs/argon2',
      '@zxcvbn-ts/language-common',
      'sharp',
      'file-type',
      'web-push',
      '@simplewebauthn/server',
      'ts-fsrs',
    ],
    node: true,
  },
  {
    folder: '^server/content/',
    may: ['^server/(db|http|lib|policies)/'],
    npm: ['fastify', '@fastify/static', 'drizzle-orm', 'zod'],
    node: true,
  },
  PREVIEW_ROOM,
  { folder: '^server/policies/', may: [...SPOKEN, '^server/db/', '^server/http/'], npm: ['drizzle-orm'] },
  {
    folder: '^server/rewards/',
    may: [...SPOKEN, '^server/db/', '^server/lib/'],
    npm: ['drizzle-orm'],
    node: true,
  },
  {
    folder: '^server/play/',
    may: [...SPOKEN, '^kinds/(server|define/(server|rule))\\.ts$', '^server/(db|lib|policies)/'],
    npm: ['drizzle-orm', 'lru-cache', 'zod'],
    node: true,
  },
  {
    folder: '^server/intake/',
    may: ['^shared/scene/', '^shared/domain/', ...KINDS, '^kinds/(server|define/(server|rule))\\.ts$'],
    npm: [
      'sharp',
      '@libav.js/variant-webm-vp9',
      'maxrects-packer',
      'yauzl',
      '@xmldom/xmldom',
      'ag-psd',
      'sanitize-html',
      'pdfjs-dist',
      'lru-cache',
      'zod',
    ],
    node: true,
  },
  {
    folder: '^server/modules/([^/]+)/',
    self: '^server/modules/$1/',
    may: [
      ...SPOKEN,
      '^kinds/(server|define/(server|rule|keys))\\.ts$',
      '^server/(db|http|lib|play|policies|rewards|intake)/',
      '^server/env\\.ts$',
    ],
    npm: [
      'drizzle-orm',
      'zod',
      '@node-rs/argon2',
      'sharp',
      'yauzl',
      'fastify',
      '@tus/server',
      'csv-parse',
      'sanitize-html',
    ],
    node: true,
  },
  ...APART_ROOMS,
  {
    name: 'server/app, main, demo, testing',
    folder: '^server/(demo|testing)/|^server/[^/]+\\.ts$',
    may: [...SPOKEN, '^kinds/', '^server/'],
    npm: ['.+'],
    node: true,
  },
  {
    folder: '^tools/',
    may: [...SPOKEN, '^kinds/list\\.ts$', '^server/intake/', '^server/(lib/starter|demo/tenants)\\.ts$'],
    npm: ['.+'],
    node: true,
  },
  {
    name: 'art (a workspace of its own)',
    folder: '^art/',
    may: [...SPOKEN, '^server/intake/', '^tools/test/(imports|program)\\.ts$'],
    npm: ['.+'],
    node: true,
  },
  {
    folder: '^bench/',
    may: [...SPOKEN, '^server/intake/', '^tools/(bundle|product|setup)/', '^src/(stage|ui)/'],
    npm: ['.+'],
    node: true,
  },
  {
    name: 'e2e',
    folder: '^e2e/(?!stage/page/)',
    may: [
      ...SPOKEN,
      '^tools/(product|setup)/',
      '^e2e/stage/page/',
      '^server/intake/testing/(zip|package-samples)\\.ts$',
      '^server/testing/(attempts|captcha|push)\\.ts$',
    ],
    npm: ['.+'],
    node: true,
  },
  {
    name: 'e2e/stage/page (the stage alone, for its own specs)',
    folder: '^e2e/stage/page/',
    may: [...SPOKEN, '^src/(stage|ui|i18n)/'],
    npm: ['react', 'react-dom', 'i18next', 'react-i18next', '@vitejs/plugin-react', 'vite'],
  },
]
module.exports = { ROOMS }
