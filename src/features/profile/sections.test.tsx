import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#shared/contract/player.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { AboutSection } from './AboutSection.tsx'
import { AccessSection } from './AccessSection.tsx'
import { PicturePopup } from './parts/PicturePopup.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { profileQuery } from './queries.ts'
import { sessionsQuery } from './sessions-query.ts'
import { SessionsSection } from './SessionsSection.tsx'
import { useHasUnsaved } from './unsaved.ts'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const aSwitch = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name })
const answer = (more: Partial<Profile>): Answer => ({ status: 200, body: aProfile(more) })
const bodies = () => asked.map(({ body }): unknown => (typeof body === 'string' ? JSON.parse(body) : body))

/** Answers are given by hand, in the order of the questions. */
function answerLater() {
  const waiting: ((given: Answer) => void)[] = []
  answerWith(() => new Promise<Answer>((give) => waiting.push(give)))
  return async (given: Answer) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => {
      waiting.shift()?.(given)
      await Promise.resolve()
    })
  }
}

function show(Section: FunctionComponent<{ profile: Profile }>) {
  queryClient.setQueryData(profileQuery.queryKey, aProfile())
  function Shown() {
    const { data } = useQuery(profileQuery)
    return data && <Section profile={data} />
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a section that is saved', () => {
  it('shows what the server kept, not what was typed', async () => {
    answerWith(() => answer({ firstName: 'Olga' }))
    show(AboutSection)
    await userEvent.clear(field('First name'))
    await userEvent.type(field('First name'), '  Olga ')
    await press('Save')
    await screen.findByText('Saved')
    expect(field('First name').value).toBe('Olga')
  })

  it('keeps what is typed while it saves, as something that is not saved', async () => {
    const give = answerLater()
    show(AboutSection)
    await userEvent.type(field('First name'), 'a')
    await press('Save')
    await userEvent.type(field('Last name'), 'owa')
    await userEvent.type(field('First name'), 'b')
    await give(answer({ firstName: 'Olaa' }))
    await waitFor(() => expect(screen.queryByText('Saving')).toBeNull())
    expect([field('First name').value, field('Last name').value]).toEqual(['Olaab', 'Żakowa'])
    expect(renderHook(useHasUnsaved).result.current).toBe(true)
    expect(screen.queryByText('Saved')).toBeNull()
    await press('Save')
    await give(answer({ firstName: 'Olaab', lastName: 'Żakowa' }))
    await screen.findByText('Saved')
    expect(bodies().at(-1)).toMatchObject({ firstName: 'Olaab', lastName: 'Żakowa' })
    expect(renderHook(useHasUnsaved).result.current).toBe(false)
  })
})

describe('the switches of privacy', () => {
  const open = aProfile().privacy

  it('wait for each other, and none is turned back by the answer to another', async () => {
    const give = answerLater()
    show(PrivacySection)
    await userEvent.click(aSwitch(/Show what I finish/))
    await userEvent.click(aSwitch(/Sign my tips/))
    expect([aSwitch(/Show what I finish/).checked, aSwitch(/Sign my tips/).checked]).toEqual([false, false])
    expect(asked.length).toBe(1)
    const first = { ...open, isInActivities: false }
    await give(answer({ privacy: first }))
    expect([aSwitch(/Show what I finish/).checked, aSwitch(/Sign my tips/).checked]).toEqual([false, false])
    await give(answer({ privacy: { ...first, isTipAuthor: false } }))
    await screen.findByText('Saved')
    expect(bodies()).toEqual([{ privacy: { isInActivities: false } }, { privacy: { isTipAuthor: false } }])
    expect([aSwitch(/Show what I finish/).checked, aSwitch(/Sign my tips/).checked]).toEqual([false, false])
  })

  it('turn back alone where the server did not take one: what else was saved meanwhile stays', async () => {
    const give = answerLater()
    show(PrivacySection)
    await userEvent.click(aSwitch(/Show what I finish/))
    act(() => void queryClient.setQueryData(profileQuery.queryKey, aProfile({ firstName: 'Olga' })))
    await give('no-answer')
    await waitFor(() => expect(aSwitch(/Show what I finish/).checked).toBe(true))
    screen.getByText(/The server does not respond/)
    expect(queryClient.getQueryData(profileQuery.queryKey)?.firstName).toBe('Olga')
    answerWith(() => answer({ privacy: { ...open, isTipAuthor: false } }))
    await userEvent.click(aSwitch(/Sign my tips/))
    await screen.findByText('Saved')
  })
})

/** Of a server that sends mails. */
function WithMail({ profile }: { profile: Profile }) {
  return <AccessSection profile={profile} sendsMail />
}

describe('a change of the password that the server refused', () => {
  const tryIt = async () => {
    await press('Change password')
    await userEvent.type(field('Current password'), 'Waymark-demo-1')
    await userEvent.type(field('New password'), 'Waymark-demo-2')
    await press('Save password')
  }

  it('is forgotten when it is given up', async () => {
    answerWith(() => ({ status: 500 }))
    show(WithMail)
    await tryIt()
    await screen.findByText(/This could not be saved/)
    await press('Cancel')
    expect(screen.queryByText(/This could not be saved/)).toBeNull()
    expect(renderHook(useHasUnsaved).result.current).toBe(false)
    await press('Change password')
    expect([field('Current password').value, field('New password').value]).toEqual(['', ''])
  })

  it('counts down how long to wait, and says nothing of it then', async () => {
    answerWith(() => ({ status: 429, headers: { 'retry-after': '2' } }))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    show(WithMail)
    await tryIt()
    await screen.findByText('Too many attempts. Try again in 2 s.')
    act(() => void vi.advanceTimersByTime(1000))
    screen.getByText('Too many attempts. Try again in 1 s.')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText(/Too many attempts/)).toBeNull()
  })
})

describe('a change of the address that the server refused', () => {
  it('is forgotten when it is given up', async () => {
    answerWith(() => ({ status: 500 }))
    show(WithMail)
    await press('Change e-mail')
    await userEvent.type(field('New e-mail'), 'ola@wyspy.test')
    await userEvent.type(field('Current password'), 'Waymark-demo-1')
    await press('Send the link')
    await screen.findByText(/This could not be saved/)
    await press('Cancel')
    await press('Change e-mail')
    expect(screen.queryByText(/This could not be saved/)).toBeNull()
  })
})

describe('the list of sessions', () => {
  it('says its dates in the language that is spoken now', async () => {
    const seenAt = '2026-03-05T10:00:00.000Z'
    const id = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001'
    const session = { id, browser: 'Firefox', system: 'Linux', createdAt: seenAt, seenAt, isCurrent: false }
    answerWith(() => ({ status: 200, body: [session] }))
    queryClient.setQueryData(sessionsQuery.queryKey, [session])
    show(SessionsSection)
    within(await screen.findByRole('listitem')).getByText(/Mar 5/)
    await act(() => speakIn('de'))
    within(screen.getByRole('listitem')).getByText(/05\.03\.2026/)
  })
})

describe('sessions that are ended', () => {
  it('each say so until they are, also where another is ended meanwhile [AUTH-15]', async () => {
    const seenAt = '2026-03-05T10:00:00.000Z'
    const first = { browser: 'Firefox', system: 'Linux', createdAt: seenAt, seenAt, isCurrent: false }
    const ids = ['1', '2'].map((nr) => `7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a00${nr}`)
    const sessions = ids.map((id) => ({ ...first, id }))
    const land = new Map<string, (given: Answer) => void>()
    answerWith((url) => {
      const id = url.split('/').at(-1) ?? ''
      if (!ids.includes(id)) return { status: 200, body: sessions }
      return new Promise<Answer>((give) => land.set(id, give))
    })
    queryClient.setQueryData(sessionsQuery.queryKey, sessions)
    show(SessionsSection)
    const rows = await screen.findAllByRole('listitem')
    for (const row of rows) await userEvent.click(within(row).getByRole('button'))
    const busy = () => rows.map((row) => within(row).getByRole('button').getAttribute('aria-busy'))
    expect(busy()).toEqual(['true', 'true'])
    land.get(ids[0] ?? '')?.({ status: 204 })
    await waitFor(() => expect(busy()).toEqual([null, 'true']))
    land.get(ids[1] ?? '')?.({ status: 204 })
    await waitFor(() => expect(busy()).toEqual([null, null]))
  })
})

describe('a picture that is cut', () => {
  const show = () =>
    render(
      <PicturePopup file={new File([], 'me.png')} onUse={vi.fn()} onUnreadable={vi.fn()} onClose={vi.fn()} />,
    )
  const aBitmap = () => ({ width: 4, height: 4, close: vi.fn() })

  it('gives its memory back, also where it is read only after the popup has gone', async () => {
    const [soon, late] = [aBitmap(), aBitmap()]
    let read: (bitmap: typeof late) => void = vi.fn()
    const reading = new Promise<typeof late>((resolve) => (read = resolve))
    vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValueOnce(soon).mockReturnValueOnce(reading))
    const first = show()
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /Use/ }).disabled).toBe(false),
    )
    expect(soon.close).not.toHaveBeenCalled()
    first.unmount()
    expect(soon.close).toHaveBeenCalledOnce()
    show().unmount()
    read(late)
    await vi.waitFor(() => expect(late.close).toHaveBeenCalledOnce())
  })
})
