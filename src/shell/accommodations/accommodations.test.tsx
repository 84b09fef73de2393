import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import type { Accommodations } from '#shared/domain/accommodations.ts'
import { AccommodationsSection } from '#src/features/profile/AccommodationsSection.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { Accommodating } from './Accommodating.tsx'

let profile = aProfile()
const root = document.documentElement

beforeEach(async () => {
  await speakIn('en')
  setSession('true')
  answerWith((_, body) => {
    const change = typeof body === 'string' ? (JSON.parse(body) as { accommodations?: object }) : {}
    const accommodations = { ...NO_ACCOMMODATIONS, ...profile.accommodations, ...change.accommodations }
    profile = { ...profile, accommodations }
    return { status: 200, body: profile }
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  stageStore.setState(stageStore.getInitialState(), true)
})

function show(accommodations: Partial<Accommodations> = {}) {
  profile = aProfile({ accommodations: { ...NO_ACCOMMODATIONS, ...accommodations } })
  queryClient.setQueryData(profileQuery.queryKey, profile)
  return render(
    <QueryClientProvider client={queryClient}>
      <Accommodating />
    </QueryClientProvider>,
  )
}

it('holds on the device of anyone who signs in there, and leaves with them [ACCESS-5]', () => {
  const { unmount } = show({
    ...{ textSize: 200, hasHighContrast: true, isFeedbackCalm: true },
    ...{ isMapStill: true, isListFirst: true },
  })
  expect(Object.fromEntries(Object.entries(root.dataset))).toMatchObject({
    textSize: '200',
    contrast: 'more',
    calm: 'yes',
  })
  expect(stageStore.getState()).toMatchObject({ isPaused: true, wantsList: true })
  expect(prefersReducedMotion()).toBe(true)
  unmount()
  expect(root.dataset).not.toHaveProperty('textSize')
  expect(root.dataset).not.toHaveProperty('contrast')
  expect(stageStore.getState()).toMatchObject({ isPaused: false, wantsList: false })
})

it('is as the tenant has it for everybody else [ACCESS-5]', () => {
  show()
  expect(root.dataset).not.toHaveProperty('textSize')
  expect(stageStore.getState()).toMatchObject({ isPaused: false, wantsList: false })
})

it('is set by the person, each by itself and at once [ACCESS-5]', async () => {
  profile = aProfile()
  queryClient.setQueryData(profileQuery.queryKey, profile)
  const section = () => (
    <QueryClientProvider client={queryClient}>
      <AccommodationsSection profile={profile} />
    </QueryClientProvider>
  )
  const { rerender } = render(section())
  await userEvent.click(screen.getByRole('switch', { name: /^High contrast/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size of text and controls' }), '150%')
  await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(2))
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => String(body))).toEqual([
    '{"accommodations":{"hasHighContrast":true}}',
    '{"accommodations":{"textSize":150}}',
  ])
  rerender(section())
  expect(screen.getByRole('switch', { name: /^High contrast/ })).toHaveProperty('checked', true)
})
