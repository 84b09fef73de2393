const { KINDS, SPOKEN } = require('./kind-rooms.cjs')

/** What is built apart from the product, and what operators do to tenants: rows of `rooms.cjs`. */
const APART_ROOMS = [
  {
    name: 'src/launch (the page around packages, on a host of its own)',
    folder: '^src/launch/',
    may: ['^shared/(domain|scene)/', ...KINDS],
    npm: ['scorm-again', 'zod'],
  },
  {
    name: 'src/operator (the console, a page of its own)',
    folder: '^src/operator/',
    may: [...SPOKEN, '^src/(lib|i18n|ui)/', '^src/shell/i18n/'],
    npm: ['react', 'react-dom', 'react-i18next', 'i18next', 'zod', '@tanstack/react-query'],
  },
  {
    folder: '^server/tenants/',
    may: [...SPOKEN, '^server/(db|lib|play)/', '^server/env\\.ts$'],
    npm: ['drizzle-orm', 'zod'],
    node: true,
  },
  {
    folder: '^server/operator/',
    may: [...SPOKEN, '^server/(db|http|lib|tenants)/', '^server/env\\.ts$'],
    npm: ['drizzle-orm', 'zod', 'fastify', '@fastify/static', 'lru-cache'],
    node: true,
  },
  {
    name: 'server/commands (what whoever runs the server types)',
    folder: '^server/commands/',
    may: [...SPOKEN, '^server/'],
    npm: ['zod'],
    node: true,
  },
]
module.exports = { APART_ROOMS }
