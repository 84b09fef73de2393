import { asked } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { writeEditor } from '#src/outbox/edits/stored.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { isDrawn, stageStore } from '#src/stage/stage-store.ts'
import { drafts, serveScenes } from '#src/testing/fake-scenes.ts'
import { fakeLocks } from '#src/testing/locks.ts'
import { aProfile } from '#src/testing/profile.ts'
import { field, press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (mission = '/harbour') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/scenes${mission}`)
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })
const puts = () => asked.filter(({ url }) => url.endsWith('/v2/content-blobs')).length

describe('the scene editor', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    queryClient.clear()
  })

  it('begins with the first scene, and lists missions with what is locked and what leads nowhere [DESIGN-4]', async () => {
    const router = show('')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/scenes\/harbour$/))
    const missions = within(await screen.findByRole('navigation', { name: 'Missions' }))
    expect(missions.getByRole('link', { name: /^Harbour/ }).getAttribute('aria-current')).toBe('page')
    expect(missions.getByText('Locked at first')).toBeTruthy()
    expect(missions.getByText('Dead end')).toBeTruthy()
  })

  it('moves a place by its keys, shows where it stands in numbers, and takes it back over a save [DESIGN-4]', async () => {
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    const left = await screen.findAllByLabelText<HTMLInputElement>('From the left')
    expect(left[0]?.value).toBe('300')
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(left[0]?.value).toBe('311'))
    await screen.findByText('Saved')
    expect(puts()).toBe(1)
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await waitFor(() => expect(left[0]?.value).toBe('300'))
    await screen.findByText('Saved')
    await press('Redo')
    await waitFor(() => expect(left[0]?.value).not.toBe('300'))
  })

  it('calls what leads to another part of the game as players see it, and each of its stages by its progress [DESIGN-4]', async () => {
    show()
    const list = within(await screen.findByRole('list', { name: 'Places, in reading order' }))
    await list.findByText('My space, 40%')
    expect(list.getByText('My space')).toBeTruthy()
  })

  it('finds what was done and not sent again after a reload [DESIGN-4] [WORLD-6]', async () => {
    drafts.refusals.set(
      'POST /v2/content-blobs',
      Array.from({ length: 50 }, () => 'no-answer' as const),
    )
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByText('No connection. Saved on this device.')
    cleanup()
    queryClient.clear()
    drafts.refusals.clear()
    show()
    await userEvent.click(await place('Lamp'))
    const [, top] = await screen.findAllByLabelText<HTMLInputElement>(/^From the (left|top)$/)
    await waitFor(() => expect(top?.value).toBe('401'))
    await userEvent.click(screen.getByRole('radio', { name: 'History' }))
    await screen.findByRole('button', { name: /^Moved Lamp/ })
    await screen.findByText('Saved')
  })

  it('says where neither the server nor the device has what was done [DESIGN-4] [WORLD-6]', async () => {
    drafts.refusals.set(
      'POST /v2/content-blobs',
      Array.from({ length: 50 }, () => 'no-answer' as const),
    )
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByText('No connection, and no room on this device. Leave this page open.')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'History' }))
    await screen.findByText(/^This device has no room for the oldest step/)
  })

  it('edits in one tab at a time, and says so in the others [DESIGN-4] [WORLD-6]', async () => {
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, language: 'en', locks: fakeLocks() })
    let lose = () => {}
    const isLost = new Promise<void>((resolve) => (lose = resolve))
    const name = `scene-editor ${aProfile().id} harbour-tour`
    navigator.locks.request(name, () => new Promise(() => {})).catch(lose)
    show()
    const lamp = await place('Lamp')
    await screen.findByText(/^This adventure is being edited in another tab/)
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect((await screen.findAllByLabelText<HTMLInputElement>('From the left'))[0]?.value).toBe('300')
    await press('Edit here instead')
    const mine = await place('Lamp')
    await userEvent.click(mine)
    mine.focus()
    const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
    await waitFor(() => expect(left?.disabled).toBe(false))
    await userEvent.keyboard('{ArrowRight}')
    expect(left?.value).toBe('301')
    await isLost
  })

  it('says on the page of the adventure what was not sent, and leads back [DESIGN-4] [WORLD-6]', async () => {
    const mine = { file: 'harbour/scene.json', pointer: '/horizon', to: 300 }
    writeEditor(aProfile().id, 'harbour-tour', {
      edits: { unsent: [mine], past: [], future: [], conflicts: [] },
      marks: { hidden: {}, locked: {} },
    })
    showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/files')
    const link = await screen.findByRole('link', { name: 'Open the editor to send them' })
    expect(link.getAttribute('href')).toBe('#/app/content/harbour-tour/scenes')
  })

  it('names every command, and does what is pressed [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Lamp'))
    await press('Commands and keys')
    const dialog = within(await screen.findByRole('dialog', { name: 'Commands and keys' }))
    expect(dialog.getByRole('button', { name: /^Undo/ }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(dialog.getByRole('button', { name: /^Align left edges/ }))
    const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
    await waitFor(() => expect(left?.value).toBe('0'))
  })

  it('shows what a colleague changed at its place, and goes on with the next choice [DESIGN-4] [WORLD-6]', async () => {
    const conflict = (file: string, pointer: string) => ({
      ...{ id: `${file} ${pointer}`, mine: { file, pointer, to: [1, 1] }, current: [2, 2] },
    })
    writeEditor(aProfile().id, 'harbour-tour', {
      edits: {
        ...{ unsent: [], past: [], future: [] },
        conflicts: [
          conflict('harbour/scene.json', '/elements/lamp/shift'),
          // a place of the same name in another scene
          conflict('cellar/scene.json', '/elements/bell/shift'),
        ],
      },
      marks: { hidden: {}, locked: {} },
    })
    show()
    await place('Lamp')
    const marks = () =>
      [...document.querySelectorAll('[data-conflict]')].map((node) => node.getAttribute('data-conflict'))
    await waitFor(() => expect(marks()).toEqual(['lamp']))
    await screen.findByText('Dee Zign has changed Lamp, too')
    const [first] = await screen.findAllByRole('button', { name: 'Keep theirs' })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    expect(marks()).toEqual([])
    const last = await screen.findByRole('button', { name: 'Keep theirs' })
    expect(document.activeElement).toBe(last)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('What is shown beside the scene')
  })

  it('shows the scene where its maker plays with the list [DESIGN-4]', async () => {
    stageStore.setState({ wantsList: true })
    show()
    await place('Lamp')
    await waitFor(() => expect(isDrawn(stageStore.getState())).toBe(true))
    cleanup()
    expect(isDrawn(stageStore.getState())).toBe(false)
    stageStore.setState({ wantsList: false })
  })

  it('says where nothing can be drawn, and edits by numbers [DESIGN-4]', async () => {
    stageStore.setState({ rendererKind: 'list' })
    show()
    await screen.findByText(/^This scene cannot be drawn on this device/)
    await userEvent.click(await place('Lamp'))
    await screen.findAllByLabelText('From the left')
    stageStore.setState({ rendererKind: null })
  })

  it('brings places to the front and back by keys, menu and list, with undo [DESIGN-4]', async () => {
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    await userEvent.click(screen.getByRole('radio', { name: 'As drawn' }))
    const rows = () =>
      within(screen.getByRole('list', { name: 'Places, nearest first' }))
        .getAllByRole('button')
        .flatMap(({ textContent }) => (['Lamp', 'Bell'].includes(textContent) ? [textContent] : []))
    expect(rows()).toEqual(['Bell', 'Lamp'])
    lamp.focus()
    await userEvent.keyboard('{Shift>}{Home}{/Shift}')
    expect(rows()).toEqual(['Lamp', 'Bell'])
    expect((await field('Stands on line')).value).toBe('601')
    // the others stand on one line
    await press('Send backward')
    expect(rows()).toEqual(['Bell', 'Lamp'])
    expect((await field('Stands on line')).value).toBe('599')
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    expect(rows()).toEqual(['Bell', 'Lamp'])
    await press('Commands and keys')
    const dialog = within(await screen.findByRole('dialog', { name: 'Commands and keys' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Bring to the front/ }))
    expect(rows()).toEqual(['Lamp', 'Bell'])
  })

  it('takes numbers as they are typed, and leaves alone what is none [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Lamp'))
    const size = await field('Size (100 × 200)')
    await userEvent.clear(size)
    await userEvent.type(size, '150{Enter}')
    expect((await field('Size (150 × 300)')).value).toBe('150')
    await userEvent.clear(size)
    await userEvent.type(size, 'wide{Enter}')
    expect(size.value).toBe('150')
  })

  it('shows what was built last, and changes nothing, while scene.json is wrong [DESIGN-4]', async () => {
    const broken = '{"elements":{"lamp":{"shift":[5,5],"grow":"large"}}}'
    drafts.texts.set('harbour/scene.json', broken)
    show()
    const lamp = await place('Lamp')
    await screen.findByText(/^Something in scene\.json is wrong/)
    await userEvent.click(lamp)
    const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
    expect([left?.value, left?.disabled]).toEqual(['300', true])
    lamp.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(left?.value).toBe('300')
    expect(drafts.texts.get('harbour/scene.json')).toBe(broken)
  })

  it('leaves keys alone to the panels, and takes commands from everywhere [DESIGN-4]', async () => {
    show()
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    lamp.focus()
    const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
    await waitFor(() => expect(left?.disabled).toBe(false))
    await userEvent.keyboard('{ArrowRight}')
    expect(left?.value).toBe('301')
    const list = within(screen.getByRole('list', { name: 'Places, in reading order' }))
    list.getByRole('button', { name: 'Lamp' }).focus()
    await userEvent.keyboard('{ArrowRight}+')
    expect(left?.value).toBe('301')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(left?.value).toBe('300')
  })

  it('does not move what is locked [DESIGN-4]', async () => {
    show()
    await userEvent.click(await place('Lamp'))
    await press('Lock Lamp')
    const [left] = await screen.findAllByLabelText<HTMLInputElement>('From the left')
    expect(left?.disabled).toBe(true)
    await place('Lamp, locked')
  })

  it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [DESIGN-4]', async (language) => {
    await speakIn(language)
    show()
    await userEvent.click(await place('Lamp'))
    await waitFor(() => expect(document.body.textContent).not.toMatch(/scenes\.\w/))
  })
})
