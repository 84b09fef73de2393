import { press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  SettingChanges,
  type RevisedSettings,
  type TenantChange,
  type TenantSettings,
} from '#shared/contract/tenant-settings.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { asked, type Answer } from '#src/testing/fake-server.ts'
import { describedBy, field } from '#src/testing/on-the-page.ts'
import { someSettings } from '#src/testing/tenant-settings.ts'
import { speakIn } from '#src/testing/words.ts'

const SETTINGS = someSettings()

const CHANGE: TenantChange = {
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-000000000070', at: '2026-11-26T10:00:00.000Z' },
  by: { id: '7f4df4ee-6c4e-4b9a-8f0e-000000000010', displayName: 'Ola Lis' },
  ...{ field: 'title', before: 'House', after: 'Lantern Isles', isRevert: false, isRevertible: true },
}

const revised = (settings: Partial<TenantSettings> = {}, revision = 3): RevisedSettings => ({
  revision,
  settings: { ...SETTINGS, ...settings },
})

/** What the server has; a change is what it says next. */
let stored: RevisedSettings
let refusal: Answer | null
/** A change is answered no sooner. */
let answered: Promise<void> | null

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  stored = revised()
  refusal = null
  answered = null
})
afterEach(cleanup)

function open(part: string): void {
  serveTenant((call) => {
    if (call === 'PATCH /v2/tenant') return refusal ?? (answered ? answered.then(saved) : saved())
    if (call === 'GET /v2/tenant') return { status: 200, body: stored }
    if (call === 'GET /v2/tenant/changes') return { status: 200, body: { changes: [CHANGE], next: null } }
    if (call.startsWith('POST /v2/tenant/changes/'))
      return refusal ?? { status: 200, body: revised({ title: 'House' }, 4) }
    return null
  })
  showPeople(`/app/people/settings/${part}`)
}

function saved(): Answer {
  const body = sent('PATCH', '/v2/tenant')
  const changes = typeof body === 'object' && body !== null && 'changes' in body ? body.changes : {}
  stored = revised(Object.assign({}, stored.settings, SettingChanges.parse(changes)), stored.revision + 1)
  return { status: 200, body: stored }
}

it('puts the cursor where something is refused [DESK-1]', async () => {
  open('look')
  const name = await field('Name')
  await userEvent.clear(name)
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

describe('what is not saved', () => {
  it('is asked about before another room is shown [DESK-1] [ROUTE-6]', async () => {
    setSession('true')
    open('look')
    const name = await field('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Harbour School')
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }))
    await press('Stay here')
    expect((await field('Name')).value).toBe('Harbour School')
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }))
    await press('Leave and discard')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Name and look' })).toBeNull())
  })
})

describe('the parts', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are one field where there is no room for a list, and show what is chosen [DESK-1]', async () => {
    open('look')
    const parts = await screen.findByLabelText<HTMLSelectElement>('Part of the settings')
    expect(parts.options).toHaveLength(11)
    await userEvent.selectOptions(parts, 'Time and streaks')
    await screen.findByRole('heading', { name: 'Time and streaks', level: 2 })
  })

  it('are a list at the side of a wide page, which says where one is [DESK-1]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(min-width: 1280px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    open('words')
    const parts = await screen.findByRole('navigation', { name: 'Parts of the settings' })
    expect(within(parts).getAllByRole('link')).toHaveLength(11)
    expect(within(parts).getByRole('link', { current: 'page' }).textContent).toBe('Wording')
    expect(screen.queryByLabelText('Part of the settings')).toBeNull()
  })
})

describe('the look', () => {
  it('is saved with the revision that its form began with, and worn here at once [DESK-1] [SHELL-6]', async () => {
    open('look')
    const name = await field('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Harbour School')
    await screen.findByText('Not saved yet.')
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(sent('PATCH', '/v2/tenant')).toEqual({ basedOn: 3, changes: { title: 'Harbour School' } })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('says beside the field what is wrong, and sends nothing of it [DESK-1]', async () => {
    open('look')
    const colour = await field('Third colour')
    await userEvent.clear(colour)
    await userEvent.type(colour, '#FFB84')
    await press('Save')
    await waitFor(() => expect(describedBy(colour)).toContain('Write a colour as # and six digits'))
    expect(sent('PATCH', '/v2/tenant')).toBeUndefined()
    await press('Discard changes')
    expect(await field('Third colour')).toHaveProperty('value', '#FFB84D')
  })

  it('is shown on the kit before it is saved, with a warning of what could not be read [DESK-1] [SHELL-8]', async () => {
    open('look')
    const sample = await screen.findByRole('region', { name: 'Sample in these colours' })
    const links = () => within(sample).getByText('Links').parentElement?.textContent ?? ''
    expect(links()).not.toContain('Hard to read')
    const colour = await field('Second colour')
    await userEvent.clear(colour)
    await userEvent.type(colour, '#F0F0A0')
    expect(links()).toContain('Hard to read')
    expect(sample.style.getPropertyValue('--accent')).toBe('#FFB84D')
  })

  it('keeps what was typed where somebody else was first, and lets one choose [DESK-1]', async () => {
    open('look')
    const name = await field('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    const colour = await field('Second colour')
    await userEvent.clear(colour)
    await userEvent.type(colour, '#101010')
    refusal = { status: 409, body: { code: 'setting-changed', message: '' } }
    stored = revised({ title: 'Theirs', snow: true }, 4)
    await press('Save')
    await screen.findByText(/Somebody else changed the same meanwhile/)
    await screen.findByText(/Now: Theirs/)
    // what only I have changed is in nobody's way
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('Second colour')
    expect(name.value).toBe('Mine')
    refusal = null
    await press('Save mine')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    const last = asked.findLast(({ method }) => method === 'PATCH')?.body
    expect(JSON.parse(String(last))).toEqual({
      ...{ basedOn: 4, changes: { title: 'Mine', colourTwo: '#101010' } },
    })
  })

  it('keeps what is typed while something is being saved [DESK-1]', async () => {
    open('look')
    const name = await field('Name')
    await userEvent.type(name, ' A')
    let answer = () => {}
    answered = new Promise<void>((resolve) => (answer = resolve))
    await press('Save')
    await userEvent.type(name, 'B')
    answer()
    await waitFor(() => expect(stored.settings.title).toBe('Lantern Isles A'))
    await screen.findByText('Not saved yet.')
    expect(name.value).toBe('Lantern Isles AB')
    answered = null
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    const last = asked.findLast(({ method }) => method === 'PATCH')?.body
    expect(JSON.parse(String(last))).toEqual({ basedOn: 4, changes: { title: 'Lantern Isles AB' } })
  })
})

describe('the other parts', () => {
  it('turn a switch at once, in the words of what players see [DESK-1] [BOOT-7]', async () => {
    open('players')
    await userEvent.click(await screen.findByRole('switch', { name: /^Snow/ }))
    await waitFor(() => expect(sent('PATCH', '/v2/tenant')).toEqual({ basedOn: 3, changes: { snow: true } }))
    await waitFor(() => expect(usePlatform.getState().switches.snow).toBe(true))
    // its word of the wire says what is not
    expect(screen.getByRole('switch', { name: /^Open missions shimmer/ })).toHaveProperty('checked', true)
  })

  it('begin weeks with another day, and show each switch as a picture [DESK-1]', async () => {
    open('time')
    await userEvent.click(await screen.findByRole('radio', { name: 'Sunday' }))
    await press('Save')
    await waitFor(() =>
      expect(sent('PATCH', '/v2/tenant')).toEqual({ basedOn: 3, changes: { firstWeekday: 'sunday' } }),
    )
    cleanup()
    open('players')
    const switches = await screen.findAllByRole('switch')
    expect(document.querySelectorAll('svg[data-off], svg[viewBox="0 0 96 64"]')).toHaveLength(switches.length)
  })

  it('say why a switch did not turn [DESK-1]', async () => {
    open('players')
    refusal = { status: 429, body: { code: 'too-many-requests', message: '' } }
    await userEvent.click(await screen.findByRole('switch', { name: /^Clouds/ }))
    await screen.findByText(/Not saved: that was too fast/)
    expect(screen.getByRole('switch', { name: /^Clouds/ })).toHaveProperty('checked', false)
  })

  it('never leave a first language that nobody is offered [DESK-1] [LANG-1]', async () => {
    open('languages')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'English' }))
    await press('Save')
    await waitFor(() =>
      expect(sent('PATCH', '/v2/tenant')).toEqual({
        basedOn: 3,
        changes: { languages: ['pl'], defaultLanguage: 'pl' },
      }),
    )
  })

  it('refuse an empty bonus, and a link that is none [DESK-1]', async () => {
    open('time')
    const bonus = await field('Bonus in points')
    await userEvent.clear(bonus)
    await press('Save')
    await waitFor(() => expect(describedBy(bonus)).toContain('Enter a whole number'))
    expect(sent('PATCH', '/v2/tenant')).toBeUndefined()
    cleanup()
    open('footer')
    await press('Add an entry')
    await userEvent.type(await field('Words of entry 1'), 'Help')
    await userEvent.type(await field('Address of entry 1 (optional)'), 'help desk')
    const fields = [{ path: 'changes.footer.0.url', message: 'link' }]
    refusal = { status: 422, body: { code: 'refused-fields', message: '', fields } }
    await press('Save')
    await waitFor(async () =>
      expect(describedBy(await field('Address of entry 1 (optional)'))).toContain('https://'),
    )
  })
})

describe('the footer', () => {
  it('names a picture that may not stay, and offers its words instead [DESK-1]', async () => {
    stored = revised({ footer: [{ title: 'Help', url: '', img: 'https://elsewhere.test/help.png' }] })
    open('footer')
    await userEvent.type(await field('Words of entry 1'), '!')
    await press('Save')
    await screen.findByText(/^The picture of this entry cannot be used: https:\/\/elsewhere/)
    await screen.findByText('Not saved: something here needs a correction.')
    await press('Show the words instead')
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(stored.settings.footer).toEqual([{ title: 'Help!', url: '', img: '' }])
  })
})

describe('the log', () => {
  it('says who changed what, and takes it back [DESK-1]', async () => {
    open('changes')
    const row = (await screen.findAllByRole('listitem')).find((one) => one.textContent.includes('House'))
    expect(row?.textContent).toMatch(/Name.*House.*Lantern Isles.*Ola Lis, Nov 26, 2026/)
    await press('Revert: Name')
    await screen.findByText('Reverted. Everybody sees it within seconds.')
    expect(sent('POST', `/v2/tenant/changes/${CHANGE.id}/revert`)).toBeUndefined()
  })

  it('says so where that was changed again since [DESK-1]', async () => {
    open('changes')
    refusal = { status: 409, body: { code: 'setting-changed', message: '' } }
    await press('Revert: Name')
    await screen.findByText(/Somebody has changed this again since/)
  })
})
