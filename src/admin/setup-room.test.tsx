import { anAssignment, ISLES, press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { asked } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SettingChanges } from '#shared/contract/tenant-settings.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { field } from '#src/testing/on-the-page.ts'
import { aProfile } from '#src/testing/profile.ts'
import { someSettings } from '#src/testing/tenant-settings.ts'
import { speakIn } from '#src/testing/words.ts'

let settings: ReturnType<typeof someSettings>

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  settings = someSettings({ isSetUp: false })
})
afterEach(cleanup)

function open(step = ''): void {
  serveTenant((call) => {
    if (call === 'GET /v2/tenant') return { status: 200, body: { revision: 3, settings } }
    if (call !== 'PATCH /v2/tenant') return null
    const { changes } = Object(sent('PATCH', '/v2/tenant'))
    settings = Object.assign({}, settings, SettingChanges.parse(changes))
    return { status: 200, body: { revision: 4, settings } }
  })
  showPeople(`/app/people/setup${step}`)
}

it('leads the first admin from the name to the first people [DESK-1]', async () => {
  open()
  await field('Name')
  for (const next of ['Languages', 'Time', 'First team', 'Adventures', 'People']) await press(`Next: ${next}`)
  await press('Finish the set-up')
  expect(sent('PATCH', '/v2/tenant')).toEqual({ basedOn: 3, changes: { isSetUp: true } })
})

describe('what is typed in a step', () => {
  const typeName = async (words: string) => {
    const name = await field('Name')
    await userEvent.clear(name)
    if (words !== '') await userEvent.type(name, words)
  }

  it('is saved by the button that goes on [DESK-1]', async () => {
    setSession('true')
    open()
    await typeName('Harbour School')
    await press('Next: Languages')
    await screen.findByText('Offer the languages that your people read.')
    expect(sent('PATCH', '/v2/tenant')).toEqual({ basedOn: 3, changes: { title: 'Harbour School' } })
  })

  it('holds the step where it is refused, and does not go on by itself later [DESK-1]', async () => {
    setSession('true')
    open()
    await typeName('')
    await press('Next: Languages')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name')))
    await typeName('Harbour School')
    await press('Save')
    await screen.findByText('Saved. Everybody sees it within seconds.')
    expect(screen.queryByText('Offer the languages that your people read.')).toBeNull()
  })

  it('goes nowhere by itself once it is refused and then discarded [DESK-1]', async () => {
    setSession('true')
    open()
    await typeName('')
    await press('Next: Languages')
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name')))
    await press('Discard changes')
    await waitFor(async () => expect((await field('Name')).value).toBe(settings.title))
    expect(screen.queryByText('Offer the languages that your people read.')).toBeNull()
  })

  it('is no matter of a later step where it is left behind: nothing there is sent [DESK-1]', async () => {
    setSession('true')
    open()
    await typeName('Harbour School')
    await userEvent.click(screen.getByRole('link', { name: '4. First team' }))
    await press('Leave and discard')
    await screen.findByText('North')
    const before = asked.length
    await press('Next: Adventures')
    await screen.findByRole('button', { name: 'Next: People' })
    expect(asked.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('is asked about before it is lost another way [DESK-1]', async () => {
    setSession('true')
    open()
    await typeName('Harbour School')
    await userEvent.click(screen.getByRole('link', { name: '2. Languages' }))
    await press('Stay here')
    expect((await field('Name')).value).toBe('Harbour School')
  })
})

describe('the first adventure', () => {
  const trace = { at: '2026-11-28T10:00:00.000Z', by: 'Ola Lis' }
  const isles = {
    ...{
      folder: 'isles',
      name: 'Lantern Isles',
      thumbnail: null,
      version: null,
      trial: null,
      schedule: null,
    },
    ...{ players: 0, canCopy: true, updates: 0, build: null },
    draft: { revision: 1, files: 3, bytes: 100, changed: trace, isAhead: true, isOnTrial: false },
  }
  const build = (state: string) => ({
    ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-000000000090', revision: 1, state, findings: [], changes: null },
    ...{ base: null, startedAt: trace.at, endedAt: null },
  })
  let begun: 'nothing' | 'draft' | 'published'
  let end: string

  function openStep(): void {
    serveTenant((call) => {
      if (call === 'GET /v2/content') {
        const published = begun === 'published' ? 'own' : null
        const body = {
          adventures: begun === 'nothing' ? [] : [{ ...isles, published }],
          starters: [{ folder: 'first-steps', name: 'First steps' }],
          library: [{ folder: 'isles', name: 'Lantern Isles' }],
          ...{ room: { taken: 0, most: 1000 }, teams: [], timeZone: 'UTC' },
        }
        return { status: 200, body }
      }
      if (call === 'POST /v2/content') {
        begun = 'draft'
        return { status: 200, body: { ...isles, published: null } }
      }
      if (call === 'POST /v2/content/isles/builds') return { status: 200, body: build('waiting') }
      if (call.startsWith('GET /v2/content/isles/builds/')) return { status: 200, body: build(end) }
      if (call.endsWith('/assignments') && call.startsWith('POST '))
        return { status: 200, body: anAssignment() }
      if (call !== 'POST /v2/content/isles/versions') return null
      begun = 'published'
      const version = {
        ...{ number: 1, note: '', published: trace, isCurrent: true, isTrial: false, teams: null },
        ...{ scheduledAt: null, restored: null, changes: null, hasFiles: true },
      }
      return { status: 200, body: version }
    })
    showPeople('/app/people/setup/adventures')
  }

  beforeEach(() => {
    begun = 'nothing'
    end = 'done'
  })

  it('is taken from the library, checked and published by one press [DESK-1] [WORLD-1]', async () => {
    openStep()
    expect((await field('First adventure')).value).toBe('isles')
    await press('Take “Lantern Isles”')
    await waitFor(() => expect(begun).toBe('published'))
    expect(sent('POST', '/v2/content')).toMatchObject({ folder: 'isles', from: 'isles' })
    expect(sent('POST', '/v2/content/isles/versions')).toEqual({
      ...{ buildId: build('').id, version: null, note: '' },
    })
    await waitFor(() => expect(screen.queryByText(/There is no adventure here yet/)).toBeNull())
  })

  it('is assigned to who took it, whose set-up leads to its map [DESK-1]', async () => {
    openStep()
    await press('Take “Lantern Isles”')
    const assigned = () => sent('POST', `/v2/adventures/${ISLES.id}/assignments`)
    await waitFor(() => expect(assigned()).toEqual({ personId: aProfile().id, dueOn: null }))
  })

  it('that was begun before goes on where it was left [DESK-1]', async () => {
    begun = 'draft'
    openStep()
    await screen.findByText('An adventure was begun and is not published yet.')
    await press('Check and publish “Lantern Isles”')
    await waitFor(() => expect(begun).toBe('published'))
    expect(sent('POST', '/v2/content')).toBeUndefined()
  })

  it('says where the check found errors, and leads to the page of content [DESK-1]', async () => {
    end = 'failed'
    openStep()
    await press('Take “Lantern Isles”')
    await screen.findByText('The check found errors. See them under “Content”.')
    expect(screen.getByRole('link', { name: 'Or make one of your own' }).getAttribute('href')).toBe(
      '#/app/content',
    )
    expect(begun).toBe('draft')
  })
})

it.each(['team', 'adventures', 'people'])(
  'has one first heading, also where it shows the list of %s [DESK-1]',
  async (step) => {
    open(`/${step}`)
    await screen.findByRole('heading', { level: 1, name: 'Set up your platform' })
    await screen.findAllByRole('heading', { level: 2 })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)
