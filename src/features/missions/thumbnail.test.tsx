import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useThumbnail } from './thumbnail.ts'

function thumbnailOf(address: string | null, answer: () => Promise<Response>) {
  const fetched = vi.fn((_url: string) => answer())
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useThumbnail(address), { wrapper })
  return { result, fetched, client }
}

const nothing = () => Promise.reject(new Error('nothing was to be asked'))

describe('the thumbnail of a mission', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it.each(['/scenes/quay.0f.webp', 'https://art.example.test/quay.PNG?v=2', 'data:image/png;base64,AA=='])(
    'is %s itself where that is a picture',
    (address) => {
      const { result, fetched } = thumbnailOf(address, nothing)
      expect(result.current).toBe(address)
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  it('is asked for at its address, with a timestamp, where that is a call [DATA-7]', async () => {
    const { result, fetched } = thumbnailOf('/thumbnails/quay', () =>
      Promise.resolve(new Response('{"thumbnailUrl":"/quay.webp"}')),
    )
    expect(result.current).toBeNull()
    await waitFor(() => expect(result.current).toBe('/quay.webp'))
    expect(fetched.mock.calls[0]?.[0]).toMatch(/\/thumbnails\/quay\?d=\d+$/)
  })

  it('is none where there is none, or none comes', async () => {
    expect(thumbnailOf(null, nothing).result.current).toBeNull()
    const { result, client } = thumbnailOf('/thumbnails/gone', () =>
      Promise.resolve(new Response('', { status: 404 })),
    )
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(result.current).toBeNull()
  })
})
