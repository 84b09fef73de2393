import { PEOPLE } from '#src/navigation/paths.ts'

export const ROOMS = {
  setup: `${PEOPLE}/setup`,
  list: `${PEOPLE}/all`,
  invited: `${PEOPLE}/invited`,
  registration: `${PEOPLE}/registration`,
  teams: `${PEOPLE}/teams`,
  adventures: `${PEOPLE}/adventures`,
  seasons: `${PEOPLE}/seasons`,
  import: `${PEOPLE}/import`,
  messages: `${PEOPLE}/messages`,
  shop: `${PEOPLE}/shop`,
  figures: `${PEOPLE}/figures`,
  passed: `${PEOPLE}/passed`,
  errors: `${PEOPLE}/errors`,
  settings: `${PEOPLE}/settings`,
  audit: `${PEOPLE}/audit`,
  api: `${PEOPLE}/api`,
} as const

/** As addresses for links that features draw. */
export const hrefOfPerson = (personId: string): string => `#${ROOMS.list}/${personId}`
export const hrefOfTeam = (teamId: string): string => `#${ROOMS.teams}/${teamId}`
export const hrefOfRoom = (room: keyof typeof ROOMS): string => `#${ROOMS[room]}`
