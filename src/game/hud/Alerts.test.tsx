import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlertMessage } from '#shared/contract/messages.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { idOf } from '#src/testing/reviews.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { speakIn } from '#src/testing/words.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { notice, Overlays } from '#src/testing/overlays.tsx'
import { showAround, stopShowing } from '../tutorial/showing.ts'
import { Alerts } from './Alerts.tsx'
import { MapWatch } from './MapWatch.tsx'

vi.mock(import('#src/lib/after-start.ts'), () => ({ useAfterStart: () => true }))

const aMessage = (more: Partial<AlertMessage> = {}): AlertMessage => ({
  ...{ id: idOf(1), title: 'Moving', content: '<p>On <b>Monday</b>.</p>', link: null, linkLabel: null },
  ...{ language: 'en', type: 'allAlert', isRead: false, date: new Date().toISOString() },
  ...more,
})

const OLA = aProfile()
const STREAK: StreakReply = {
  ...{ streak: 2, granted: false, type: 'day', date: '2026-11-25', bonusPoints: 30, bonusCoins: 5 },
}

function show(messages: AlertMessage[], { streak = 404, isCovered = false } = {}): void {
  answerWith((url) => {
    if (url.includes('/messages')) return { status: 200, body: messages }
    const one = messages.find(({ id }) => url.endsWith(`/message/${id}`) && !withdrawn.has(id))
    if (one) return { status: 200, body: { ...one, content: `${one.content}<p>Opened.</p>` } }
    if (url.endsWith('/player/profile')) return { status: 200, body: OLA }
    if (url.endsWith('/v2/streak')) return { status: streak, body: STREAK }
    return { status: url.endsWith('/read') ? 204 : 404 }
  })
  const page = (
    <>
      <Alerts onRead={() => undefined} />
      <MapWatch isPage={false} />
      <Overlays />
      {isCovered && <Covering />}
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour', name: 'Harbour' })])
}

/** Something that the player has opened. */
function Covering() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Popup label="Book" isOpen={isOpen} onClose={() => setOpen(false)}>
      Words
    </Popup>
  )
}

const withdrawn = new Set<string>()

const haveCome = () => waitFor(() => expect(asked.some(({ url }) => url.includes('/messages'))).toBe(true))

/** What is known stands by now. */
const haveSettled = () => act(() => Promise.resolve())

const readIds = () => asked.filter(({ url }) => url.endsWith('/read')).map(({ url }) => url.split('/').at(-2))

const hasStreak = (isOn: boolean) =>
  usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: isOn } }))

beforeEach(async () => {
  stageStore.setState({ status: 'ready' })
  await speakIn('en')
  queryClient.clear()
  hasStreak(false)
})
afterEach(() => {
  cleanup()
  overlay.clear()
})

describe('an alert', () => {
  it('asks for the specification’s types, and shows title and content until it is closed [INFO-3]', async () => {
    show([aMessage()])
    const dialog = await screen.findByRole('dialog', { name: 'Moving' })
    expect(dialog.querySelector('b')?.textContent).toBe('Monday')
    // the message itself, not its copy in the list
    expect(dialog.textContent).toContain('Opened.')
    expect(asked[0]?.url).toMatch(/\/messages\?type=allAlert(,|%2C)allMailboxAlert&status=unread$/)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readIds()).toEqual([idOf(1)])
  })

  it('with a link can be closed once the link was clicked, and by nothing before [INFO-3]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    show([aMessage({ link: 'https://example.test/plan', linkLabel: 'Read the plan' })])
    await screen.findByRole('dialog', { name: 'Moving' })
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Moving' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Read the plan' }))
    expect(opened).toHaveBeenCalledWith('https://example.test/plan', '_blank', 'noopener,noreferrer')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readIds()).toEqual([idOf(1)])
    opened.mockRestore()
  })

  it('with a link into the product is read when that was clicked: it never stands over the map again [INFO-3]', async () => {
    show([aMessage({ link: '#/app/player', linkLabel: 'See your journey' })])
    await userEvent.click(await screen.findByRole('button', { name: 'See your journey' }))
    await waitFor(() => expect(readIds()).toEqual([idOf(1)]))
    expect(location.hash).toBe('#/app/player')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // the game comes back from that page, and knows yet what it was told before
    cleanup()
    show([])
    await haveSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens no link that runs [INFO-3]', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    show([aMessage({ link: 'javascript:alert(1)' })])
    await userEvent.click(await screen.findByRole('button', { name: 'Open the link' }))
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  it('waits until a newcomer was shown around [INFO-3] [TUT-1]', async () => {
    showAround()
    show([aMessage()])
    await haveCome()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(stopShowing)
    await screen.findByRole('dialog', { name: 'Moving' })
  })

  it('that was taken back since it was listed is passed over [INFO-3] [INFO-4]', async () => {
    withdrawn.add(idOf(1))
    show([aMessage(), aMessage({ id: idOf(2), title: 'Second' })])
    await screen.findByRole('dialog', { name: 'Second' })
    expect(screen.queryByRole('dialog', { name: 'Moving' })).toBeNull()
    withdrawn.clear()
  })

  it('follows the one before [INFO-3]', async () => {
    show([aMessage(), aMessage({ id: idOf(2), title: 'Second' })])
    await screen.findByRole('dialog', { name: 'Moving' })
    expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByRole('dialog', { name: 'Second' })
  })

  it('takes over the shade of the one before: between them the map lights up not once [INFO-3]', async () => {
    show([aMessage(), aMessage({ id: idOf(2), title: 'Second' })])
    const first = await screen.findByRole('dialog', { name: 'Moving' })
    const hasShade = ({ parentElement: shade }: HTMLElement) => /(^|[ _])dim/.test(shade?.className ?? '')
    expect(hasShade(first)).toBe(false)
    let isBare = false
    const watch = new MutationObserver(() => {
      isBare ||= screen.queryByRole('dialog') === null
    })
    watch.observe(document.body, { childList: true })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(hasShade(first)).toBe(true)
    const second = await screen.findByRole('dialog', { name: 'Second' })
    expect([hasShade(second), isBare]).toEqual([true, false])
    watch.disconnect()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(hasShade(second)).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves the shade to nobody where an info modal waits [INFO-1] [INFO-3]', async () => {
    show([aMessage(), aMessage({ id: idOf(2), title: 'Second' })])
    const first = await screen.findByRole('dialog', { name: 'Moving' })
    act(() => void overlay.show({ kind: 'info', info: { vietType: 'protip_wrong' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(first.parentElement?.className).not.toMatch(/(^|[ _])dim/)
    await screen.findByText(/This tip is no longer available/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('covers nothing that is open: it waits until that is closed [INFO-3]', async () => {
    show([aMessage()], { isCovered: true })
    await haveCome()
    expect(screen.queryByRole('dialog', { name: 'Moving' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Moving' })
    expect(screen.queryByRole('dialog', { name: 'Book' })).toBeNull()
  })

  it('waits for the map that it stands over [INFO-3]', async () => {
    stageStore.setState({ status: 'travelling' })
    show([aMessage()])
    await haveCome()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => stageStore.setState({ status: 'ready' }))
    await screen.findByRole('dialog', { name: 'Moving' })
  })

  it('comes after the streak of the day, and where that cannot be known [INFO-3] [STREAK-4]', async () => {
    hasStreak(true)
    show([aMessage()], { streak: 200 })
    await screen.findByRole('dialog', { name: 'Two days in a row' })
    expect(screen.queryByRole('dialog', { name: 'Moving' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it burning' }))
    await screen.findByRole('dialog', { name: 'Moving' })
    cleanup()
    overlay.clear()
    queryClient.clear()
    show([aMessage()])
    await screen.findByRole('dialog', { name: 'Moving' })
  })

  it('and an info modal never stand over each other [INFO-1] [INFO-3]', async () => {
    overlay.show({ kind: 'info', info: { vietType: 'streak', points: 30, coins: 0 } })
    show([aMessage()])
    await haveCome()
    expect(notice().textContent).toContain('Three in a row')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => overlay.dropKind('info'))
    await screen.findByRole('dialog', { name: 'Moving' })
    act(() => void overlay.show({ kind: 'info', info: { vietType: 'protip_wrong' } }))
    expect(notice().textContent).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(notice().textContent).toContain('This tip is no longer available'))
  })

  it('begins with the focus on what it asks for, not on a link between its words [INFO-3]', async () => {
    show([aMessage({ content: '<p><a href="https://example.test">Read</a></p>' })])
    await screen.findByRole('dialog', { name: 'Moving' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  })
})
