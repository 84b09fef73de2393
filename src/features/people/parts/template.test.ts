import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { columnOf, HEADINGS, PEOPLE_COLUMNS, ROLE_WORDS, roleOf } from '#shared/domain/people-table.ts'
import { ROLES } from '#shared/domain/roles.ts'
import deInvitations from '../../invitations/i18n/de.json' with { type: 'json' }
import enInvitations from '../../invitations/i18n/en.json' with { type: 'json' }
import esInvitations from '../../invitations/i18n/es.json' with { type: 'json' }
import plInvitations from '../../invitations/i18n/pl.json' with { type: 'json' }
import de from '../i18n/de.json' with { type: 'json' }
import en from '../i18n/en.json' with { type: 'json' }
import es from '../i18n/es.json' with { type: 'json' }
import pl from '../i18n/pl.json' with { type: 'json' }

const SCREEN = { pl, en, de, es }
const FORM = { pl: plInvitations, en: enInvitations, de: deInvitations, es: esInvitations }

describe.each(LANGUAGE_CODES)('a table of people in %s', (language) => {
  it('calls roles and columns as the screen does [SERVE-2] [LANG-1]', () => {
    const { label, ...roles } = SCREEN[language].role
    expect(ROLE_WORDS[language]).toEqual(roles)
    const { firstName, lastName, email } = FORM[language]
    const teams = SCREEN[language].teams.title
    expect(HEADINGS[language]).toMatchObject({ role: label, firstName, lastName, email, memberOf: teams })
  })

  it('is understood when it comes back [SERVE-2]', () => {
    expect(ROLES.map((role) => roleOf(ROLE_WORDS[language][role]))).toEqual(ROLES)
    expect(PEOPLE_COLUMNS.map((column) => columnOf(HEADINGS[language][column]))).toEqual(PEOPLE_COLUMNS)
  })
})

it.each([
  [['player', 'gracz', 'Spieler', 'Spielerin', 'jugador', 'jugadora'], 'player'],
  [['leader', 'lider', 'liderka', 'Leitung', 'Leiterin', 'Teamleiter', 'líder'], 'leader'],
  [['designer', 'projektant', 'projektantka', 'Gestalter', 'Gestalterin', 'diseñador'], 'designer'],
  [['admin', 'administrator', 'Administratorin', 'administrador', 'administradora'], 'admin'],
] as const)(
  'a table still understands %j, as earlier templates and people wrote it [SERVE-2]',
  (words, role) => {
    expect(words.map(roleOf)).toEqual(words.map(() => role))
  },
)

it('a table still understands the headings of earlier templates [SERVE-2]', () => {
  expect(['Leads', 'Prowadzi', 'Leitet', 'Dirige'].map(columnOf)).toEqual(Array(4).fill('leads'))
})
