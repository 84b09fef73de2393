import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Preview } from '#shared/contract/previews.ts'
import type { PreviewStage } from '#shared/domain/preview-stages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { useOpenedPreview } from './use-opened-preview.ts'

const ID = '0b4b6a52-0c3e-4c55-9f0c-2f3d8c1a7b11'
const BUILD = '6d1f0a3e-9b52-4c1d-8f77-2a4c5e6b7d88'

/** As whom the server has the preview played. */
let played: PreviewStage = 'newcomer'

function serve(): void {
  played = 'newcomer'
  answerWith((url, body) => {
    if (url.endsWith('/restart')) played = (JSON.parse(String(body)) as { stage: PreviewStage }).stage
    const preview: Preview = {
      ...{ id: ID, folder: 'harbour-tour', name: 'Harbour tour', shows: 'draft', number: 7, stage: played },
      languages: ['en'],
      expiresAt: '2030-11-23T10:00:00.000Z',
    }
    return ok(preview)
  })
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Somebody comes into the room that shows it as played so, and leaves it once it is there. */
async function visit(stage: PreviewStage): Promise<void> {
  const { result, unmount } = renderHook(() => useOpenedPreview('harbour-tour', BUILD, stage), { wrapper })
  await waitFor(() => expect(result.current.data?.stage).toBe(stage))
  expect(played).toBe(stage)
  unmount()
}

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('a preview that another room has begun anew begins as each room wants it, whichever comes next [WORLD-4]', async () => {
  serve()
  await visit('newcomer')
  await visit('open')
  await visit('newcomer')
  await visit('open')
})

it('a room that is entered again finds the play as it was left [WORLD-4]', async () => {
  serve()
  await visit('open')
  const before = asked.length
  await visit('open')
  expect(asked).toHaveLength(before)
})
