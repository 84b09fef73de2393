import { idOf, press, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { asked, refusal } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Season } from '#shared/contract/seasons.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { describedBy, field, type } from '#src/testing/on-the-page.ts'
import { speakIn } from '#src/testing/words.ts'

const WINTER: Season = {
  ...{ id: idOf(40), name: { en: 'Winter', pl: 'Zima' }, startsOn: '2026-11-20', endsOn: '2026-11-30' },
  ...{ goal: 2000, points: 1250, state: 'running' },
}
const ONE = `/v2/seasons/${WINTER.id}`

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

/** @param isTaken another season has the days of whatever is sent */
function open(seasons: Season[], isTaken = false): void {
  let stored = seasons
  serveTenant((call) => {
    if (call === 'GET /v2/seasons')
      return { status: 200, body: { seasons: stored, today: '2026-11-23', timeZone: 'Europe/Warsaw' } }
    if (call === `DELETE ${ONE}`) {
      stored = []
      return { status: 204 }
    }
    if (call !== 'POST /v2/seasons' && call !== `PUT ${ONE}`) return null
    return isTaken ? refusal(409, 'season-overlaps') : { status: 200, body: WINTER }
  })
  showPeople('/app/people/seasons')
}

const NAMELESS = 'Name it in at least one language, with two letters or more.'

const put = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const isFormOpen = () => screen.queryByRole('button', { name: 'Save the season' }) !== null

describe('the desk of seasons', () => {
  it('plans one with its names, days and goal, and says at each field what is wrong [RANK-2]', async () => {
    open([])
    await screen.findByText('No season has been planned yet.')
    await press('Plan a season')
    expect(screen.getByText('Days begin and end in the time zone Europe/Warsaw.')).toBeTruthy()
    expect((await field('First day')).value).toBe('2026-11-23')
    await put('Last day', '2026-11-22')
    await type('Common goal in points (optional)', 'many')
    await press('Save the season')
    // in the reader’s own language
    expect(describedBy(await field('Name in English'))).toBe(NAMELESS)
    expect(describedBy(await field('Name in Polski'))).toBeFalsy()
    // in the one that was begun
    await type('Name in Polski', 'Z')
    expect(describedBy(await field('Name in Polski'))).toBe(NAMELESS)
    expect(describedBy(await field('Name in English'))).toBeFalsy()
    expect(describedBy(await field('Last day'))).toBe('The last day must not be before the first.')
    expect(describedBy(await field('Common goal in points (optional)'))).toBe(
      'A whole number of points, or nothing.',
    )
    expect(sent('POST', '/v2/seasons')).toBeUndefined()
    await type('Name in English', 'Winter')
    await put('Last day', '2026-11-30')
    await put('Common goal in points (optional)', '2 000')
    await press('Save the season')
    await waitFor(() =>
      expect(sent('POST', '/v2/seasons')).toEqual({
        ...{ name: { en: 'Winter' }, startsOn: '2026-11-23', endsOn: '2026-11-30', goal: 2000 },
      }),
    )
    await waitFor(() => expect(isFormOpen()).toBe(false))
  })

  it('says that another season has one of its days, and keeps what was filled in [RANK-2]', async () => {
    open([], true)
    await press('Plan a season')
    await type('Name in English', 'Winter')
    await put('Last day', '2026-11-30')
    await press('Save the season')
    await screen.findByText('Another season already has one of these days.')
    expect((await field('Name in English')).value).toBe('Winter')
  })

  it('changes one, which begins with what it is, and takes its goal away [RANK-2]', async () => {
    open([WINTER])
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByText('Running')).toBeTruthy()
    expect(row.getByText(/^1.250 of 2.000 points together$/)).toBeTruthy()
    await press('Change')
    expect((await field('Name in Polski')).value).toBe('Zima')
    await put('Last day', '2026-12-06')
    await userEvent.clear(await field('Common goal in points (optional)'))
    await press('Save the season')
    await waitFor(() =>
      expect(sent('PUT', ONE)).toEqual({
        ...{ name: WINTER.name, startsOn: WINTER.startsOn, endsOn: '2026-12-06', goal: null },
      }),
    )
    await waitFor(() => expect(isFormOpen()).toBe(false))
  })

  it('deletes one only after it was asked for once more [RANK-2]', async () => {
    open([WINTER])
    await press('Delete')
    const popup = within(await screen.findByRole('dialog', { name: 'Delete Winter?' }))
    expect(popup.getByText(/Nobody loses points\./)).toBeTruthy()
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(popup.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
    await screen.findByText('No season has been planned yet.')
  })
})
