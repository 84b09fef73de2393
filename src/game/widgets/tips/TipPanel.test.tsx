import { answerWith, asked, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BookTip, Protip } from '#shared/contract/tips.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { refreshTips, tipsQuery } from '#src/features/tips/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { idOf } from '#src/testing/reviews.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { speakIn } from '#src/testing/words.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { notice, Overlays, requestedInfos } from '#src/testing/overlays.tsx'
import { closePanel, openPanel } from '../../hud/hud-store.ts'
import { closeTips, openTips } from '../../hud/reading.ts'
import { MapWatch } from '../../hud/MapWatch.tsx'
import { TipPanel } from './TipPanel.tsx'

const HOSTILE = '<img src=x onerror=alert(1)>Lock it'

const aTip = (more: Partial<Protip> = {}): Protip => ({
  id: idOf(1),
  text: 'Lock the screen.',
  date: new Date().toISOString(),
  user: 'Ola',
  avatar: null,
  avatarSprite: null,
  form: 'she',
  author: null,
  language: 'en',
  ...more,
})

const aBookTip = (more: Partial<BookTip> = {}): BookTip => ({
  id: idOf(2),
  text: 'Count to ten.',
  language: 'en',
  date: new Date().toISOString(),
  author: { displayName: 'Ola', avatar: null, avatarSprite: null },
  isMine: false,
  mayWithdraw: false,
  chosen: 2,
  ...more,
})

interface Served {
  tips?: Protip[]
  book?: BookTip[]
  chosen?: { id: string; text: string; language: 'en'; user: string | null }[]
  /** Of reading and of choosing. */
  refused?: { status: number; code: string }
  hasOne?: boolean
  isStreakLate?: boolean
}

function serve({ tips = [], book = [], chosen = [], refused, hasOne = false, isStreakLate }: Served): void {
  const read = new Set<string>()
  answerWith((url, body) => {
    const { method } = asked.at(-1) ?? {}
    if (refused && (url.endsWith('/read') || url.endsWith('/choose'))) {
      return { status: refused.status, body: { code: refused.code, message: refused.code } }
    }
    if (url.endsWith('/protip/read')) {
      read.add((JSON.parse(String(body)) as { id: string }).id)
      return { status: 200, body: { points: 5 } }
    }
    if (isStreakLate && url.endsWith('/v2/streak')) return new Promise<Answer>(() => {})
    if (url.endsWith('/protip/choose')) return { status: 204 }
    if (url.endsWith('/protip/teammates')) {
      const kuba = { id: idOf(9), displayName: 'Kuba', avatar: null, avatarSprite: null, hasOne }
      return { status: 200, body: { teammates: [kuba] } }
    }
    if (url.includes('/protip/tips')) {
      if (method === 'POST') return { status: 200, body: aBookTip({ isMine: true }) }
      return method === 'DELETE' ? { status: 204 } : { status: 200, body: { tips: book, next: null } }
    }
    if (url.endsWith('/protip')) {
      const unread = tips.filter(({ id }) => !read.has(id))
      return { status: 200, body: { points: 5, protips: unread, chosen } }
    }
    if (url.endsWith('/user_progress')) {
      return { status: 200, body: { playerProgress: 0, playerPoints: 5, playerCoins: 0, items: [] } }
    }
    return { status: 404 }
  })
}

const harbour = aNode({ id: 'harbour', name: 'Harbour' })
const show = (isPage = false) => {
  const page = (
    <>
      <TipPanel isPage={isPage} />
      <MapWatch isPage={isPage} />
      <Overlays />
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [harbour])
}

beforeEach(async () => {
  stageStore.setState({ status: 'ready' })
  usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: false } }))
  await speakIn('en')
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  overlay.clear()
  closeTips()
})

describe('the protip widget', () => {
  it.each([
    ['en', 'she', 'OlaShe chose a tip for you · '],
    ['pl', 'she', 'OlaWybrała dla ciebie wskazówkę · '],
    ['pl', 'he', 'OlaWybrał dla ciebie wskazówkę · '],
    ['pl', 'neutral', 'OlaJest wskazówka dla ciebie · '],
    ['de', 'he', 'OlaEr hat dir einen Tipp ausgesucht · '],
    ['es', 'she', 'OlaElla te ha elegido un consejo · '],
  ] as const)(
    'in %s says that %s chose a tip, and when [PROTIP-1] [PROTIP-3]',
    async (language, form, line) => {
      await speakIn(language)
      serve({ tips: [aTip({ form, avatar: '/files/ola.webp' })] })
      show()
      expect((await screen.findByRole('button')).textContent).toContain(line)
      expect(screen.getByRole('button').querySelector('time')).not.toBeNull()
      expect(screen.getByRole('button').querySelector('img')?.getAttribute('src')).toBe('/files/ola.webp')
    },
  )

  it('is not there without a tip, nor on a page [PROTIP-1]', async () => {
    serve({})
    show()
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/protip'))).toBe(true))
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    serve({ tips: [aTip()] })
    queryClient.clear()
    show(true)
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/protip'))).toBe(true))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps its place unseen below an open card [PROTIP-1]', async () => {
    serve({ tips: [aTip()] })
    show()
    const place = (await screen.findByRole('button')).closest('[data-under-card]')
    expect(place?.getAttribute('data-under-card')).toBe('false')
    act(() => openPanel('me'))
    expect(place?.getAttribute('data-under-card')).toBe('true')
    act(closePanel)
    expect(place?.getAttribute('data-under-card')).toBe('false')
  })

  it('opens the tip with its points, marks it read, asks for progress anew and clears it [PROTIP-2] [INFO-1]', async () => {
    serve({ tips: [aTip({ text: HOSTILE })] })
    show()
    await userEvent.click(await screen.findByRole('button'))
    await waitFor(() => expect(notice().textContent).toContain('A tip from Ola'))
    expect(notice().textContent).toContain(HOSTILE)
    expect(notice().textContent).toContain('+5 points')
    expect(document.querySelector('img')).toBeNull()
    expect(sentTo('/protip/read')).toEqual({ id: idOf(1) })
    await waitFor(() => expect(screen.queryByRole('group', { name: 'A tip for you' })).toBeNull())
    const order = asked.map(({ url }) => url.replace(/.*\/(\w+)$/, '$1'))
    expect(order.indexOf('read')).toBeLessThan(order.lastIndexOf('protip'))
    expect(order.indexOf('read')).toBeLessThan(order.lastIndexOf('user_progress'))
  })

  it('says of a tip that was taken back that it is gone, on a card alone [PROTIP-2] [INFO-1]', async () => {
    serve({ tips: [aTip()], refused: { status: 404, code: 'not-found' } })
    show()
    await userEvent.click(await screen.findByRole('button'))
    await waitFor(() => expect(notice().textContent).toBe('This tip is no longer available.'))
  })

  it('names nobody who hides [PROTIP-1]', async () => {
    serve({ tips: [aTip({ user: null, form: 'neutral' })] })
    show()
    expect((await screen.findByRole('button')).textContent).toContain('A colleagueThere is a tip for you')
  })

  it('tells an author once who chose the tip [INFO-1]', async () => {
    serve({ chosen: [{ id: idOf(4), text: 'Mine', language: 'en', user: 'Kuba' }] })
    show()
    await waitFor(() => expect(notice().textContent).toContain('Kuba chose your tipMine'))
    await waitFor(() => expect(sentTo('/protip/read')).toEqual({ id: idOf(4) }))
    // a task is opened and left within the minute
    cleanup()
    show()
    await waitFor(() => expect(notice().textContent).toContain('Kuba chose your tipMine'))
    expect(requestedInfos()).toHaveLength(1)
    const mine = { id: idOf(4), text: 'Mine', language: 'en', user: 'Kuba' } as const
    serve({ chosen: [mine, { ...mine, id: idOf(5), text: 'Mine too' }] })
    await act(() => refreshTips())
    await waitFor(() => expect(requestedInfos()).toMatchObject([{ text: 'Mine' }, { text: 'Mine too' }]))
  })

  it('tells it after the streak, not before that is known [INFO-1] [STREAK-4]', async () => {
    usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: true } }))
    serve({ chosen: [{ id: idOf(4), text: 'Mine', language: 'en', user: 'Kuba' }], isStreakLate: true })
    show()
    await waitFor(() => expect(queryClient.getQueryData(tipsQuery('en').queryKey)?.chosen).toHaveLength(1))
    expect(notice().textContent).toBe('')
  })
})

describe('the book of tips', () => {
  async function openBook(served: Served) {
    serve(served)
    show()
    openTips()
    const dialog = within(await screen.findByRole('dialog', { name: 'Tips' }))
    await dialog.findByText(/What helped you/)
    return dialog
  }

  it('gives one to a teammate [PROTIP-4]', async () => {
    const book = await openBook({ book: [aBookTip({ text: HOSTILE })] })
    expect(book.getByText(HOSTILE)).toBeDefined()
    expect(book.queryByRole('button', { name: /Choose it/ })).toBeNull()
    await userEvent.selectOptions(book.getByLabelText('For whom?'), 'Kuba')
    await userEvent.click(book.getByRole('button', { name: 'Choose for Kuba' }))
    await book.findByText('Kuba gets it.')
    expect(sentTo('/protip/choose')).toEqual({ tipId: idOf(2), personId: idOf(9) })
  })

  it('says that one was chosen before, before and after it is tried [PROTIP-4]', async () => {
    const book = await openBook({
      book: [aBookTip()],
      refused: { status: 409, code: 'already-chosen' },
    })
    await userEvent.selectOptions(book.getByLabelText('For whom?'), 'Kuba')
    await userEvent.click(book.getByRole('button', { name: 'Choose for Kuba' }))
    await book.findByText(/^This person already has this tip/)
    cleanup()
    queryClient.clear()
    closeTips()
    const again = await openBook({ book: [aBookTip()], hasOne: true })
    await userEvent.selectOptions(again.getByLabelText('For whom?'), 'Kuba')
    expect(again.getByText(/^Kuba already has a tip from you today/)).toBeDefined()
    expect(again.queryByRole('button', { name: /Choose it/ })).toBeNull()
  })

  it('takes a tip of one’s own, long enough, and back again after a question [PROTIP-4]', async () => {
    const book = await openBook({ book: [aBookTip({ isMine: true, mayWithdraw: true })] })
    await userEvent.type(book.getByLabelText('Write a tip'), 'short')
    await userEvent.click(book.getByRole('button', { name: 'Add it to the book' }))
    await book.findByText(/at least ten characters/)
    await userEvent.type(book.getByLabelText('Write a tip'), ' no more')
    await userEvent.click(book.getByRole('button', { name: 'Add it to the book' }))
    await book.findByText(/^Your tip is in the book/)
    const written = asked.find(({ method, url }) => method === 'POST' && url.endsWith('/protip/tips'))
    expect(written?.body).toBe(JSON.stringify({ text: 'short no more' }))
    await userEvent.click(book.getByRole('button', { name: 'Withdraw' }))
    await userEvent.click(book.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
  })
})
