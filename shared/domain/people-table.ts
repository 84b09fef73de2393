import { LANGUAGES, type Language } from './languages.ts'
import { ROLES, type Role } from './roles.ts'

/** What a table of people tells of each, in the order of the template. */
export const PEOPLE_COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'role',
  'memberOf',
  'leads',
  'language',
] as const
export type PeopleColumn = (typeof PEOPLE_COLUMNS)[number]

/** Between several teams in one cell: neither Excel nor a name of a team has it. */
export const TEAM_SEPARATOR = '|'

/** The template's headings. */
export const HEADINGS = {
  en: {
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    role: 'Role',
    memberOf: 'Teams',
    leads: 'Leads teams',
    language: 'Language',
  },
  pl: {
    email: 'E-mail',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    role: 'Rola',
    memberOf: 'Zespoły',
    leads: 'Prowadzi zespoły',
    language: 'Język',
  },
  de: {
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    role: 'Rolle',
    memberOf: 'Teams',
    leads: 'Leitet Teams',
    language: 'Sprache',
  },
  es: {
    email: 'Correo electrónico',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    role: 'Rol',
    memberOf: 'Equipos',
    leads: 'Dirige equipos',
    language: 'Idioma',
  },
} as const satisfies Record<Language, Record<PeopleColumn, string>>

/** As people call the columns besides, and as earlier templates did, written plainly (`plain`). */
const OTHER_HEADINGS: Record<PeopleColumn, readonly string[]> = {
  email: ['email', 'emailaddress', 'mail', 'adresemail', 'emailadresse', 'correo', 'direcciondecorreo'],
  firstName: ['firstname', 'givenname', 'forename', 'nombres'],
  lastName: ['lastname', 'surname', 'familyname', 'familienname', 'apellido'],
  role: ['roles'],
  memberOf: ['team', 'memberof', 'zespol', 'equipo'],
  leads: ['prowadzi', 'leitet', 'dirige', 'leader', 'leaderof', 'liderzespolu', 'leitung', 'leiter', 'lider'],
  language: ['lang', 'jezykwiadomosci'],
}

/** The template's words: those on the screen. */
export const ROLE_WORDS = {
  en: { player: 'Player', leader: 'Leader', designer: 'Designer', admin: 'Admin' },
  pl: { player: 'Gracz', leader: 'Lider', designer: 'Projektant', admin: 'Administrator' },
  de: { player: 'Mitglied', leader: 'Teamleitung', designer: 'Gestaltung', admin: 'Administration' },
  es: { player: 'Jugador', leader: 'Líder', designer: 'Diseñador', admin: 'Administrador' },
} as const satisfies Record<Language, Record<Role, string>>

/** As people call the roles besides, and as earlier templates did, written plainly. */
const OTHER_ROLES: Record<Role, readonly string[]> = {
  player: ['graczka', 'spieler', 'spielerin', 'spielerinnen', 'jugadora', 'user', 'member'],
  leader: ['liderka', 'leitung', 'leiter', 'leiterin', 'teamleiter', 'teamleiterin', 'teamleader', 'lead'],
  designer: ['projektantka', 'gestalter', 'gestalterin', 'diseno', 'disenadora'],
  admin: ['administratorka', 'administratorin', 'administracion', 'administradora'],
}

/** Undefined for a heading that means nothing here. */
export function columnOf(heading: string): PeopleColumn | undefined {
  const word = plain(heading)
  return PEOPLE_COLUMNS.find(
    (column) =>
      plain(column) === word ||
      OTHER_HEADINGS[column].includes(word) ||
      Object.values(HEADINGS).some((words) => plain(words[column]) === word),
  )
}

/** In any of our languages. Undefined for what is none. */
export function roleOf(words: string): Role | undefined {
  const word = plain(words)
  return ROLES.find(
    (role) =>
      OTHER_ROLES[role].includes(word) ||
      Object.values(ROLE_WORDS).some((inLanguage) => plain(inLanguage[role]) === word),
  )
}

/** By its code or its own name. Undefined for what we do not speak. */
export function languageOf(words: string): Language | undefined {
  const word = plain(words)
  return LANGUAGES.find(({ shortName, name }) => word === shortName || word === plain(name))?.shortName
}

/** Small letters without marks and signs: `E-Mail ` is `email`, `Zespół` is `zespol`. */
function plain(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
