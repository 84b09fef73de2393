import { press, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { asked, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ImportReport } from '#shared/contract/people-import.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'

const Sent = z.object({ isTrial: z.boolean(), from: z.number() })

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('an import', () => {
  const line = (n: number, more: Partial<ImportReport['lines'][number]> = {}) => ({
    line: n,
    email: `p${n}@isles.test`,
    name: 'Ada Nowak',
    outcome: 'made' as const,
    reason: null,
    about: '',
    ...more,
  })
  const REFUSED = line(3, { outcome: 'refused', reason: 'team-unknown', about: 'Nowhere' })
  const report = (lines: ImportReport['lines'], next: number | null = null): Answer => ({
    status: 200,
    body: {
      encoding: 'Windows-1250',
      lines,
      next,
      newTeams: ['East'],
      ignored: ['Shoe size'],
      mailsUntil: null,
    },
  })
  const choose = async (text = 'email\n', name = 'people.csv') =>
    userEvent.upload(
      await screen.findByLabelText(/Choose a file|\.csv/),
      new File([text], name, { type: 'text/csv' }),
    )
  const bodies = () =>
    asked.flatMap(({ url, body }) =>
      url.endsWith('/v2/people/import') && typeof body === 'string' ? [Sent.parse(JSON.parse(body))] : [],
    )

  it('says of a role and a language that are refused what may stand there [SERVE-2]', async () => {
    const wrong = { outcome: 'refused' } as const
    serveTenant((call) =>
      call === 'POST /v2/people/import'
        ? report([
            line(2, { ...wrong, reason: 'role-unknown', about: 'captain' }),
            line(3, { ...wrong, reason: 'language-unknown', about: 'xx' }),
          ])
        : null,
    )
    showPeople('/app/people/import')
    await choose()
    await press('Check the file')
    expect(
      await screen.findByText('captain is not a role. Write Player, Leader, Designer, or Admin.'),
    ).toBeDefined()
    expect(screen.getByText('xx is not one of the languages here. Write pl or en.')).toBeDefined()
  })

  it('is tried first, told line by line, and done in steps [SERVE-2]', async () => {
    serveTenant((call) => {
      if (call !== 'POST /v2/people/import') return null
      const body = bodies().at(-1)
      if (body?.isTrial) return report([line(2), REFUSED, line(4)])
      return body?.from === 0 ? report([line(2), REFUSED], 4) : report([line(4)])
    })
    showPeople('/app/people/import')
    await choose()
    await press('Check the file')
    expect(await screen.findByText(/read as Windows-1250/)).toBeDefined()
    expect(screen.getByText(/Shoe size/)).toBeDefined()
    expect(screen.getByText('New teams: East')).toBeDefined()
    expect(screen.getByText('There is no team Nowhere.')).toBeDefined()
    const head = screen.getByRole('heading', { name: 'Report on 3 lines' })
    await waitFor(() => expect(document.activeElement).toBe(head))
    await press('Apply 2 lines')
    await screen.findByText(/^Done\./)
    expect(bodies().map(({ isTrial, from }) => [isTrial, from])).toEqual([
      [true, 0],
      [false, 0],
      [false, 4],
    ])
    expect(screen.getByRole('radio', { name: 'Invited · 2' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Refused · 1' })).toBeDefined()
  })

  it('tells nothing of a file, or of a wish, that another was chosen for while it was checked [SERVE-2]', async () => {
    const land: ((given: Answer) => void)[] = []
    serveTenant((call) =>
      call === 'POST /v2/people/import' ? new Promise<Answer>((give) => land.push(give)) : null,
    )
    showPeople('/app/people/import')
    await choose()
    await press('Check the file')
    await choose('email\n', 'others.csv')
    await press('Check the file')
    await userEvent.click(screen.getByRole('switch'))
    for (const give of land) give(report([line(2)]))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(land).toHaveLength(2)
    expect(screen.queryByText(/read as Windows-1250/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDefined()
  })

  it('that is carried out is of the file that was checked, whatever is chosen meanwhile [SERVE-2]', async () => {
    let land = (_given: Answer): void => {}
    serveTenant((call) => {
      if (call !== 'POST /v2/people/import') return null
      return bodies().at(-1)?.isTrial ? report([line(2)]) : new Promise<Answer>((give) => (land = give))
    })
    showPeople('/app/people/import')
    await choose()
    await press('Check the file')
    await press('Apply 1 line')
    await choose('email\n', 'others.csv')
    const makesTeams = screen.getByRole<HTMLInputElement>('switch')
    await userEvent.click(makesTeams)
    expect(makesTeams.checked).toBe(true)
    land(report([line(2)]))
    await screen.findByText(/^Done\./)
    expect(screen.getByText('people.csv')).toBeDefined()
  })

  it('names what is wrong with a file of which nothing can be read [SERVE-2]', async () => {
    const fields = [{ path: 'file', message: 'not-a-table' }]
    serveTenant((call) =>
      call === 'POST /v2/people/import'
        ? { status: 422, body: { code: 'refused-fields', message: '', fields } }
        : null,
    )
    showPeople('/app/people/import')
    await choose()
    await press('Check the file')
    expect((await screen.findByRole('alert')).textContent).toContain('This is not a CSV file.')
  })

  it('sends nothing that is too large [SERVE-2]', async () => {
    serveTenant()
    showPeople('/app/people/import')
    await choose('x'.repeat(5 * 1024 * 1024 + 1))
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 5 MB')
    expect(screen.queryByRole('button', { name: 'Check the file' })).toBeNull()
  })

  it('hands out a template in the language of who asks [SERVE-2]', async () => {
    await speakIn('pl')
    serveTenant()
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    showPeople('/app/people/import')
    await press('Pobierz szablon')
    const [blob] = made.mock.calls[0] ?? []
    const text = blob instanceof Blob ? await blob.text() : ''
    expect(text).toContain('E-mail;Imię;Nazwisko;Rola;Zespoły;Prowadzi zespoły;Język')
    made.mockRestore()
  })
})
