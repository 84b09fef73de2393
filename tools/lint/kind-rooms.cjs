/**
 * Who may look at whom in kinds/: rows of tools/lint/rooms.cjs. A kind is a shared part, one for the server, one for the browser;
 * the latter two never meet.
 */

/** What both sides know of the kinds of tasks. */
const KINDS = ['^kinds/(shared|facts|schemas|define/shared)\\.ts$', '^kinds/[^/]+/shared/']

/** What is spoken by both sides. */
const SPOKEN = ['^shared/', ...KINDS]

/** Both kinds of film are one thing in two frames: what is the same lies with the first, by part. */
const FILMS = {
  shared: '^kinds/film/shared/film-schemas\\.ts$',
  server: '^kinds/film/server/(film-\\w+|handed-in)\\.ts$',
  client: '^kinds/film/client/',
  edit: '^kinds/film/edit/',
}

const KIND_ROOMS = [
  // questions of other programs, which become those of a kind
  { folder: '^shared/questions/(?!testing/)', may: ['^shared/domain/'], npm: [] },
  { folder: '^shared/questions/testing/', may: [], npm: [], node: true },
  {
    name: 'kinds (the list that is written by hand)',
    folder: '^kinds/list\\.ts$',
    may: [],
    npm: [],
  },
  { folder: '^kinds/define/shared\\.ts$', may: ['^shared/domain/'], npm: [] },
  { folder: '^kinds/define/ending\\.ts$', may: ['^shared/domain/'], npm: ['zod'] },
  {
    name: 'kinds/shared, facts and schemas (lists)',
    folder: '^kinds/(shared|facts|schemas)\\.ts$',
    may: ['^kinds/[^/]+/shared/(kind|schemas)\\.ts$'],
    npm: ['zod'],
  },
  {
    name: 'kinds/server (a list)',
    folder: '^kinds/server\\.ts$',
    may: ['^kinds/shared\\.ts$', '^kinds/define/server\\.ts$', '^kinds/[^/]+/(shared|server)/kind\\.ts$'],
    npm: [],
  },
  {
    name: 'kinds/client (a list)',
    folder: '^kinds/client\\.ts$',
    may: ['^kinds/shared\\.ts$', '^kinds/define/client\\.tsx$', '^kinds/[^/]+/(shared|client)/kind\\.ts$'],
    npm: [],
  },
  {
    folder: '^kinds/define/(server|rule|pace|shuffled|spent|texts-of|placing|branching|check-branches)\\.ts$',
    may: [
      ...SPOKEN,
      '^kinds/define/keys\\.ts$',
      '^server/intake/(tasks/task-intake|findings|check/twice)\\.ts$',
    ],
    npm: ['zod'],
  },
  { folder: '^kinds/define/keys\\.ts$', may: [], npm: [], node: true },
  { folder: '^kinds/define/client\\.tsx$', may: SPOKEN, npm: ['react', 'i18next'] },
  {
    name: 'the shared part of a kind',
    folder: '^kinds/([^/]+)/shared/',
    self: '^kinds/$1/shared/',
    may: ['^shared/(domain|scene)/', '^kinds/define/(shared|ending)\\.ts$', FILMS.shared],
    npm: ['zod'],
  },
  {
    name: 'the part of a kind on the server (pure, and never in a browser)',
    folder: '^kinds/([^/]+)/server/',
    self: '^kinds/$1/server/',
    may: [
      '^shared/',
      '^kinds/(shared|schemas)\\.ts$',
      '^kinds/define/(shared|server|rule|pace|shuffled|spent|texts-of|keys|placing|branching|check-branches)\\.ts$',
      '^kinds/$1/shared/',
      '^server/intake/(tasks/task-intake|findings|nearest|check/(twice|question))\\.ts$',
      FILMS.shared,
      FILMS.server,
    ],
    npm: ['zod'],
    node: true,
  },
  {
    name: 'the part of a kind in the browser',
    folder: '^kinds/([^/]+)/client/',
    self: '^kinds/$1/client/',
    may: [
      '^shared/',
      '^kinds/(shared|schemas|define/(shared|client))\\.tsx?$',
      '^kinds/$1/shared/',
      '^src/(lib|i18n|ui|navigation|overlay|outbox)/',
      '^src/features/tasks/((parts|play)/)?[^/]+$',
      '^src/features/exam/[^/]+$',
      FILMS.shared,
      FILMS.client,
    ],
    npm: [
      'react',
      'react-dom',
      'react-i18next',
      'i18next',
      'zod',
      'zustand',
      '@tanstack/react-query',
      '@phosphor-icons/react',
      'pdfjs-dist',
      'hls\\.js',
      'tus-js-client',
    ],
  },
  {
    name: 'kinds/edit (a list)',
    folder: '^kinds/edit\\.ts$',
    may: ['^kinds/shared\\.ts$', '^kinds/define/edit\\.ts$', '^kinds/[^/]+/(shared|edit)/kind\\.ts$'],
    npm: [],
  },
  { folder: '^kinds/define/edit\\.ts$', may: SPOKEN, npm: ['react', 'i18next'] },
  {
    name: 'the part of a kind where its tasks are written (never loaded for players)',
    folder: '^kinds/([^/]+)/edit/',
    self: '^kinds/$1/edit/',
    may: [
      '^shared/',
      '^kinds/(shared|schemas|define/(shared|edit))\\.ts$',
      '^kinds/$1/(shared|client)/',
      '^src/(lib|i18n|ui)/',
      '^src/features/authoring/[^/]+$',
      FILMS.edit,
    ],
    npm: ['react', 'react-i18next', 'i18next', 'zod', '@phosphor-icons/react'],
  },
  {
    name: 'samples of kinds (for tests)',
    folder: '^kinds/(samples|[^/]+/sample)\\.ts$',
    may: [...SPOKEN, '^server/testing/', '^kinds/[^/]+/sample\\.ts$'],
    npm: [],
  },
]

module.exports = { KINDS, KIND_ROOMS, SPOKEN }
