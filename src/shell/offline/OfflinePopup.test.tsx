import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { OfflinePlate } from './OfflinePlate.tsx'
import { OfflinePopup } from './OfflinePopup.tsx'
import { closeOfflinePopup, reopenOfflinePopup } from './offline-store.ts'

const onLine = vi.spyOn(navigator, 'onLine', 'get')

afterEach(() => {
  cleanup()
  onLine.mockReturnValue(true)
  reopenOfflinePopup()
})

function setLink(isOnline: boolean): void {
  onLine.mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

it('shows logo, heading and text while there is no link, and goes when it is back [SHELL-2]', () => {
  const { container } = render(<OfflinePopup />)
  expect(screen.queryByRole('heading')).toBeNull()
  setLink(false)
  expect(screen.getByRole('heading', { name: 'shell.offline' })).toBeTruthy()
  expect(screen.getByText('shell.offlineText')).toBeTruthy()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/assets/art/mark.svg')
  setLink(true)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('has its picture fetched while there is a link, and another one as soon as the tenant names it [SHELL-2]', () => {
  const fetched: unknown[] = []
  const src = vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((url) => {
    fetched.push(url)
  })
  render(<OfflinePopup />)
  expect(fetched).toEqual(['/assets/art/mark.svg'])
  act(() => usePlatform.setState({ settings: { ...PLAIN_SETTINGS, platformLogoURL: '/scenes/house.svg' } }))
  expect(fetched).toEqual(['/assets/art/mark.svg', '/scenes/house.svg'])
  src.mockRestore()
  act(() => usePlatform.setState({ settings: null }))
})

it('closed, it leaves one line until the link is back, and shows again the next time [SHELL-2]', async () => {
  render(
    <>
      <OfflinePopup />
      <OfflinePlate />
    </>,
  )
  setLink(false)
  expect(screen.getAllByText('shell.offline')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'shell.close' }))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getAllByText('shell.offline')).toHaveLength(1)
  setLink(true)
  expect(screen.queryByText('shell.offline')).toBeNull()
  setLink(false)
  expect(screen.getByRole('heading')).toBeTruthy()
})

it('stays closed through a reload, as long as the same link is missing [SHELL-2]', async () => {
  setLink(false)
  closeOfflinePopup()
  vi.resetModules()
  const anew = await import('./offline-store.ts')
  expect(anew.useOffline.getState().isClosed).toBe(true)
  anew.reopenOfflinePopup()
  vi.resetModules()
  expect((await import('./offline-store.ts')).useOffline.getState().isClosed).toBe(false)
})
