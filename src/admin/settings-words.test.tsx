import { press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantChange } from '#shared/contract/tenant-settings.ts'
import { changeOwnText, type OwnText } from '#shared/contract/tenant-words.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import type { Answer } from '#src/testing/fake-server.ts'
import { describedBy, field } from '#src/testing/on-the-page.ts'
import { someSettings } from '#src/testing/tenant-settings.ts'
import { speakIn } from '#src/testing/words.ts'

const TEXTS = {
  en: {
    session: { title: 'Sign in', welcome: 'Good to see you, {{name}}' },
    tasks: { left_one: '{{count}} task left', left_other: '{{count}} tasks left' },
  },
  pl: {
    session: { title: 'Zaloguj się', welcome: 'Miło cię widzieć, {{name}}' },
    tasks: {
      left_one: 'Zostało {{count}} zadanie',
      left_few: 'Zostały {{count}} zadania',
      left_many: 'Zostało {{count}} zadań',
      left_other: 'Zostało {{count}} zadania',
    },
  },
}

/** What the tenant says in its own words. */
let own: OwnText[]
let refusal: Answer | null
let changes: TenantChange[]

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  ;[own, refusal, changes] = [[], null, []]
})
afterEach(cleanup)

function open(part = 'words'): void {
  serveTenant((call) => {
    if (call === 'GET /v2/tenant') return { status: 200, body: { revision: 3, settings: someSettings() } }
    if (call === 'GET /v2/tenant/changes') return { status: 200, body: { changes, next: null } }
    if (call === 'GET /v2/tenant/words') return { status: 200, body: { texts: own } }
    if (call === 'GET /v2/tenant/mail') return { status: 200, body: { sendsMail: true, texts: {} } }
    if (call === 'PUT /v2/tenant/words') return refusal ?? { status: 200, body: { texts: stored() } }
    // half of them are said in rooms alone
    const [, rooms, language] = /\/assets\/i18n\/(rooms\/)?(en|pl)\.json$/.exec(call) ?? []
    if (language === undefined) return null
    const groups = Object.entries(TEXTS[language === 'pl' ? 'pl' : 'en'])
    const half = groups.filter((_, at) => (at % 2 === 1) === (rooms !== undefined))
    return { status: 200, body: Object.fromEntries(half) }
  })
  showPeople(`/app/people/settings/${part}`)
}

function stored(): OwnText[] {
  const { language, key, forms } = changeOwnText.body.parse(sent('PUT', '/v2/tenant/words'))
  own = Object.keys(forms).length > 0 ? [{ language, key, forms }] : []
  return own
}

async function find(words: string, text: RegExp | string): Promise<void> {
  await userEvent.type(await field('Find a text'), words)
  await press(text)
}

describe('a text', () => {
  it('is found by some of its words and said otherwise, with the value that it names [DESK-1] [LANG-4]', async () => {
    open()
    await find('good to se you Anna', /Good to see you/)
    const words = await field('Your words')
    await userEvent.clear(words)
    await userEvent.type(words, 'Ahoy')
    await press('Save')
    await waitFor(() => expect(describedBy(words)).toContain('exactly as they are: {{name}}'))
    expect(document.activeElement).toBe(words)
    expect(sent('PUT', '/v2/tenant/words')).toBeUndefined()
    await userEvent.type(words, ', {{{{name}}!')
    const place = screen.getByRole('region', { name: 'Where it stands, with made-up names and numbers' })
    expect(within(place).getByText('Ahoy, Anna!')).toBeDefined()
    expect(within(place).getByText('Sign in')).toBeDefined()
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    const text = { language: 'en', key: 'session.welcome', forms: { only: 'Ahoy, {{name}}!' } }
    expect(sent('PUT', '/v2/tenant/words')).toEqual({ ...text, basedOn: {} })
    await press('Back to all texts')
    await userEvent.clear(await field('Find a text'))
    expect(screen.getByRole('list', { name: 'Said in your words' }).textContent).toContain('Ahoy, {{name}}!')
  })

  it('of another language is found in one’s own, and has all forms of that one [DESK-1] [LANG-6]', async () => {
    open()
    await userEvent.selectOptions(await field('Language of the text'), 'pl')
    await find('tasks left', /Zostało/)
    for (const [amounts, words] of [
      ['1', 'Jedno'],
      ['2, 3, 4 …', '{{{{count}} sztuki'],
      ['0, 5, 6 …', '{{{{count}} sztuk'],
      ['1,5', '{{{{count}} sztuki'],
    ] as const) {
      const one = await field(`Your words for ${amounts}`)
      await userEvent.clear(one)
      await userEvent.type(one, words)
    }
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(sent('PUT', '/v2/tenant/words')).toMatchObject({
      ...{ language: 'pl', key: 'tasks.left' },
      forms: { one: 'Jedno', few: '{{count}} sztuki', many: '{{count}} sztuk', other: '{{count}} sztuki' },
    })
  })

  it('goes back to the product’s words [DESK-1]', async () => {
    own = [{ language: 'en', key: 'session.title', forms: { only: 'Come aboard' } }]
    open()
    await press(/Come aboard/)
    await press('Use Waymark’s words')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(sent('PUT', '/v2/tenant/words')).toEqual({
      ...{ language: 'en', key: 'session.title', forms: {}, basedOn: { only: 'Come aboard' } },
    })
    expect((await field('Your words')).value).toBe('Sign in')
  })

  it('that somebody else changed meanwhile is shown, and what was typed stays [DESK-1]', async () => {
    open()
    await find('sign in', 'Sign in Sign-in')
    const words = await field('Your words')
    await userEvent.clear(words)
    await userEvent.type(words, 'Mine')
    refusal = { status: 409, body: { code: 'setting-changed', message: '' } }
    own = [{ language: 'en', key: 'session.title', forms: { only: 'Theirs' } }]
    await press('Save')
    await screen.findByText('Theirs')
    expect(words.value).toBe('Mine')
    refusal = null
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
  })

  it('that is typed and not saved is asked about before it is lost [DESK-1]', async () => {
    setSession('true')
    open()
    await find('sign in', 'Sign in Sign-in')
    await userEvent.type(await field('Your words'), ' here')
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }))
    await press('Stay here')
    expect((await field('Your words')).value).toBe('Sign in here')
  })

  it('that nobody finds is said so [DESK-1]', async () => {
    open()
    await userEvent.type(await field('Find a text'), 'xylophone')
    await screen.findByText('No text has these words. Try fewer of them.')
  })

  it('stands in the log with the way back [DESK-4]', async () => {
    changes = [
      {
        ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-000000000070', at: '2026-11-26T10:00:00.000Z', by: null },
        ...{ field: 'words.en.session.title', before: {}, after: { only: 'Come aboard' } },
        ...{ isRevert: false, isRevertible: true },
      },
    ]
    open('changes')
    await screen.findByText('The product’s wording')
    expect(screen.getByRole('insertion').textContent).toContain('Come aboard')
    expect(screen.getByRole('button', { name: 'Revert: Wording' })).toBeDefined()
  })
})
