import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aNode, anAdventure } from '#src/testing/missions.ts'
import { looseLayoutQuery } from './loose-scene.ts'
import { measurePicture } from './parts/measure-picture.ts'

vi.mock('./parts/measure-picture.ts')

const measured = async (url: string) =>
  Promise.resolve({ url, width: 1920, height: 1080, seen: null, hit: [] })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const isles = aNode({ backgrounds: ['/sea.webp'], childIds: ['hut'] })

const layoutOf = (picture: string) => {
  const images = { normal: picture, done: null, hover: null }
  return looseLayoutQuery(isles, anAdventure([isles, aNode({ id: 'hut', images })]), false)
}
const show = (picture: string) =>
  renderHook((url: string) => useQuery(layoutOf(url)), { wrapper, initialProps: picture })

const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)

beforeEach(() => {
  vi.mocked(measurePicture).mockReset().mockImplementation(measured)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  onLine.mockReturnValue(true)
})

it('looks at loose pictures again when the link is back that was away before [STAGE-7]', async () => {
  vi.mocked(measurePicture).mockRejectedValue(new Error('is missing'))
  onLine.mockReturnValue(false)
  const { result } = show('/hut.png')
  dispatchEvent(new Event('offline'))
  await waitFor(() => expect(result.current.isError).toBe(true))
  onLine.mockReturnValue(true)
  vi.mocked(measurePicture).mockImplementation(measured)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(result.current.data?.elements[0]?.picture.file.url).toBe('/hut.png'))
})

it('keeps what it knows of a picture that is missing while there is a link', async () => {
  vi.mocked(measurePicture).mockRejectedValue(new Error('is missing'))
  const { result } = show('/hut.png')
  await waitFor(() => expect(result.current.data?.elements).toHaveLength(1))
})

it('looks anew where the tree names another picture', async () => {
  const { result, rerender } = show('/hut.png')
  await waitFor(() => expect(result.current.data?.elements[0]?.picture.file.url).toBe('/hut.png'))
  rerender('/hut-2.png')
  await waitFor(() => expect(result.current.data?.elements[0]?.picture.file.url).toBe('/hut-2.png'))
})
