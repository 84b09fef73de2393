import { expect, it } from 'vitest'
import { NAMED_ENDPOINTS } from '../contract/all.ts'
import { auditDifference, AUDITED, AUDITED_BYTES, isAudited, UNAUDITED } from './audit.ts'

/** By which anyone who an admin has given it to works on what others make. */
const BY_GRANT: readonly string[] = [
  'translations-editTranslation',
  'content-buildDraft',
  'previews-previewBuild',
]

const changing = NAMED_ENDPOINTS.filter(
  ({ area, name, endpoint: { method, who } }) =>
    BY_GRANT.includes(`${area}-${name}`) ||
    (method !== 'GET' && who !== 'anyone' && who !== 'signed-in' && !who.includes('player')),
)

it.each(changing.map(({ area, name }) => `${area}-${name}`))(
  '%s, by which admins, leaders or designers change something, is in the log, or said why not [DESK-4]',
  (action) => {
    expect([isAudited(action), action in UNAUDITED]).toContain(true)
  },
)

it('names no call that there is not [DESK-4]', () => {
  const calls = changing.map(({ area, name }) => `${area}-${name}`)
  const names: readonly string[] = [...calls, ...AUDITED_BYTES]
  expect([...Object.keys(AUDITED), ...Object.keys(UNAUDITED)].filter((one) => !names.includes(one))).toEqual(
    [],
  )
})

it('finds what differs, two levels deep [DESK-4]', () => {
  const before = { role: 'player', look: { title: 'House', colour: '#111111' }, words: { en: { a: 'x' } } }
  const after = { role: 'player', look: { title: 'School', colour: '#111111' }, words: { en: { b: 'y' } } }
  expect(auditDifference(before, after)).toEqual({
    before: { 'look.title': 'House', 'words.en.a': 'x' },
    after: { 'look.title': 'School', 'words.en.b': 'y' },
  })
  expect(auditDifference(null, after)).toEqual({ before: null, after })
  expect(auditDifference(before, null)).toEqual({ before, after: null })
})
