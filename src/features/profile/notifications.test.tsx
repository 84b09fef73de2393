import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MyNotifications } from '#shared/contract/notification-settings.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { MY_NOTIFICATIONS } from '#src/testing/push.ts'
import { speakIn } from '#src/testing/words.ts'
import { NotificationsSection } from './NotificationsSection.tsx'

/** A server that keeps what is chosen, or answers as it is told. */
async function show(known: Partial<MyNotifications> = {}, answer?: Answer): Promise<void> {
  let current = { ...MY_NOTIFICATIONS, ...known }
  answerWith((_, body) => {
    if (body !== undefined && answer) return answer
    if (typeof body === 'string') current = { ...current, ...(JSON.parse(body) as object) }
    return { status: 200, body: current }
  })
  render(
    <QueryClientProvider client={queryClient}>
      <NotificationsSection />
    </QueryClientProvider>,
  )
  await screen.findByRole('switch', { name: /Streak/ })
}

const toggle = (name: RegExp) => userEvent.click(screen.getByRole('switch', { name }))
const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
const sent = () => asked.flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body) as object] : []))

beforeEach(async () => {
  queryClient.clear()
  await speakIn('en')
})
afterEach(cleanup)

describe('what I am told of', () => {
  it('is turned off and on by itself, and each keeps what was chosen before [PUSH-6]', async () => {
    await show()
    await toggle(/Streak/)
    await toggle(/By e-mail/)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toMatchObject([
      { kinds: { ...MY_NOTIFICATIONS.kinds, streak: false }, isByEmail: false },
      { kinds: { ...MY_NOTIFICATIONS.kinds, streak: false }, isByEmail: true },
    ])
    expect([isOn(/Streak/), isOn(/By e-mail/), isOn(/Ratings/)]).toEqual([false, true, true])
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('turns back where it was not saved, and says so [PUSH-6]', async () => {
    await show({}, { status: 500 })
    await toggle(/Streak/)
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
    await waitFor(() => expect(isOn(/Streak/)).toBe(true))
  })

  it.each([
    [{ isPushOn: false }, /does not send notifications to browsers/],
    [{ devices: 0 }, /No browser notifies you yet/],
    [{ devices: 1, isNotifiedHere: true }, /^This browser notifies you\.$/],
    [{ devices: 3 }, /^3 other browsers notify you, this one does not\.$/],
  ])('says where: %j [PUSH-6]', async (known, words) => {
    await show(known)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('quiet hours', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const choose = (label: string, value: string) => {
    fireEvent.change(field(label), { target: { value } })
    fireEvent.blur(field(label))
  }

  it('are saved when a time was chosen, by the clock that is named [PUSH-6]', async () => {
    await show()
    expect(screen.getByText(/Time zone: Europe\/Warsaw/)).toBeTruthy()
    choose('From', '19:30')
    await waitFor(() => expect(sent()).toMatchObject([{ quietHours: { from: '19:30', to: '08:00' } }]))
  })

  it('go, and come back [PUSH-6]', async () => {
    await show()
    await toggle(/Quiet hours/)
    await waitFor(() => expect(sent()).toMatchObject([{ quietHours: null }]))
    await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull())
    await toggle(/Quiet hours/)
    expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('21:00')
  })

  it('that have no end, or are no times, are not saved, and say why [PUSH-6]', async () => {
    await show()
    choose('To', '21:00')
    expect(screen.getByRole('alert').textContent).toContain('Choose a different end')
    choose('To', '')
    expect(screen.getByRole('alert').textContent).toContain('Choose a time for both')
    expect(sent()).toEqual([])
  })
})
