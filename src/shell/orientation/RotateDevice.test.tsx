import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overlay } from '#src/overlay/overlay.ts'
import { aFinishTask } from '#src/testing/overlays.tsx'
import { useOrientation } from './orientation-store.ts'
import { RotateDevice } from './RotateDevice.tsx'

const MAP = '/app/game/plot/map/isles/Isles'

const touch = Object.assign(new EventTarget(), { matches: true })

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(touch as unknown as MediaQueryList)
})

afterEach(() => {
  hold(1024, 768)
  cleanup()
  useOrientation.setState({ isLyingTask: null, showList: null })
  vi.mocked(window.matchMedia).mockRestore()
  vi.unstubAllGlobals()
})

/** The window fills the screen. */
function hold(width: number, height: number): void {
  vi.stubGlobal('screen', {
    width,
    height,
    orientation: { type: width > height ? 'landscape-primary' : 'portrait-primary' },
  })
  resize(width, height)
}

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  act(() => void window.dispatchEvent(new Event('resize')))
}

function show(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RotateDevice />
      <input aria-label="a field" />
    </MemoryRouter>,
  )
}

it('asks a tablet to lie down at the map, and goes when it does [SHELL-3]', () => {
  show(MAP)
  hold(820, 1180)
  expect(screen.getByRole('dialog', { name: 'rotate.tablet' })).toBeTruthy()
  hold(1180, 820)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shuts nobody out: the map goes on as a list, and is asked for anew after a turn [SHELL-3] [SHELL-4]', async () => {
  const showList = vi.fn()
  useOrientation.setState({ showList })
  show(MAP)
  hold(844, 390)
  await userEvent.click(screen.getByRole('button', { name: 'rotate.asList' }))
  expect(showList).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  hold(390, 844)
  hold(844, 390)
  expect(screen.getByRole('dialog', { name: 'rotate.phone' })).toBeTruthy()
})

it('waits for the pop-up that tells what was won, and asks then [SHELL-4] [FIN-4]', () => {
  act(() => void overlay.show(aFinishTask()))
  show(MAP)
  hold(844, 390)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(overlay.clear)
  expect(screen.getByRole('dialog', { name: 'rotate.phone' })).toBeTruthy()
})

it('lets a page without a list go on as it is [SHELL-4]', async () => {
  show('/app/game/plot/list/isles/isles')
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  hold(844, 390)
  await userEvent.click(screen.getByRole('button', { name: 'rotate.goOn' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // with it the browser gives the focus back
  expect(close).toHaveBeenCalledOnce()
})

it('decides nothing while somebody types: the keyboard of the screen has made the page low [SHELL-4]', () => {
  show('/app/game/plot/list/isles/isles')
  hold(390, 844)
  screen.getByLabelText('a field').focus()
  hold(390, 360)
  expect(screen.queryByRole('dialog')).toBeNull()
  hold(844, 390)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByLabelText('a field').blur())
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('takes a zoomed or halved window of a tablet for no phone [SHELL-4]', () => {
  show('/app/game/plot/list/isles/isles')
  hold(1180, 820)
  resize(590, 410)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('waits until the kind of a task is known [SHELL-4]', () => {
  show('/app/game/plot/task/one/1')
  hold(844, 390)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => useOrientation.setState({ isLyingTask: false }))
  expect(screen.getByRole('button', { name: 'rotate.goOn' })).toBeTruthy()
})
