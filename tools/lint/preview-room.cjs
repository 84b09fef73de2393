const { SPOKEN } = require('./kind-rooms.cjs')

/** What is shown to a player and how a task is judged, and nothing that gives anything for it. */
const PREVIEW_ROOM = {
  folder: '^server/preview/',
  may: [
    ...SPOKEN,
    '^kinds/(server|define/server)\\.ts$',
    '^server/(db|http|lib)/',
    '^server/policies/must-translate\\.ts$',
    '^server/play/(content|hints|hub|keep|known-kinds|locks|map-light|player-context|player-progress|publications|read-content|show-task|words)\\.ts$',
    '^server/modules/[^/]+/show-[a-z-]+\\.ts$',
    '^server/modules/(platform/(start-document|start-files)|start/map-start|tasks/(as-judged|finish-items|plays|until-current|worth))\\.ts$',
  ],
  npm: ['drizzle-orm', 'fastify', 'zod'],
  node: true,
}

module.exports = { PREVIEW_ROOM }
