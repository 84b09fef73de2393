import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PlaceSection } from '#src/features/profile/PlaceSection.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { setSession } from '#src/features/session/store.ts'
import { settlePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { readLocal } from '#src/lib/storage.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { LanguageMenu } from '#src/shell/LanguageMenu.tsx'
import { ProfileLanguage } from './ProfileLanguage.tsx'

let profile = aProfile()

beforeEach(async () => {
  await speakIn('en')
  settlePlatform([], [], PLAIN_SETTINGS)
  answerWith((url) => {
    if (url.includes('/assets/')) return { status: 200, body: {} }
    const change = asked.findLast(({ method }) => method === 'PATCH')?.body
    if (typeof change === 'string') profile = { ...profile, ...(JSON.parse(change) as object) }
    return { status: 200, body: profile }
  })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
})

function show(at = '/app/player') {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <LanguageMenu />
        <ProfileLanguage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the language of a person', () => {
  it('is the profile’s from the sign-in on, and holds for the next start [LANG-2]', async () => {
    profile = aProfile({ language: 'pl' })
    setSession('true')
    show()
    await waitFor(() => expect(i18next.language).toBe('pl'))
    expect(readLocal('_locale')).toBe('pl')
  })

  it('is that of a profile that the start read before this was drawn [LANG-2]', async () => {
    profile = aProfile({ language: 'pl' })
    setSession('true')
    queryClient.setQueryData(profileQuery.queryKey, profile)
    show()
    await waitFor(() => expect(i18next.language).toBe('pl'))
  })

  it('is not that of a profile which an earlier page persisted, but of the one read again [LANG-2]', async () => {
    profile = aProfile({ language: 'en' })
    setSession('true')
    queryClient.setQueryData(profileQuery.queryKey, aProfile({ language: 'pl' }), {
      updatedAt: performance.timeOrigin - 1000,
    })
    const spoken: string[] = []
    const note = (language: string) => spoken.push(language)
    i18next.on('languageChanged', note)
    show()
    await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    await waitFor(() =>
      expect(queryClient.getQueryData(profileQuery.queryKey)).toMatchObject({ language: 'en' }),
    )
    i18next.off('languageChanged', note)
    expect(spoken).toEqual([])
  })

  it('changes in the profile by the selector too, so that mails follow it, without a reload [LANG-2]', async () => {
    profile = aProfile({ language: 'en' })
    setSession('true')
    show()
    await waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeDefined())
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByText('Polski'))
    await waitFor(() => {
      expect(asked.filter(({ method }) => method !== 'GET')).toMatchObject([{ method: 'PATCH' }])
    })
    expect(JSON.parse(String(asked.find(({ method }) => method === 'PATCH')?.body))).toEqual({
      language: 'pl',
    })
    expect(i18next.language).toBe('pl')
  })

  it('is one at the globe and in the settings: what is saved there is spoken and shown here [LANG-2]', async () => {
    profile = aProfile({ language: 'en' })
    setSession('true')
    queryClient.setQueryData(profileQuery.queryKey, profile)
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/app/player']}>
          <LanguageMenu />
          <PlaceSection profile={profile} languages={['en', 'pl']} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    expect(screen.getByRole('button', { name: /English/ })).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Language/ }), 'pl')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(i18next.language).toBe('pl'))
    expect(await screen.findByRole('button', { name: /Polski/ })).toBeTruthy()
    const saved = asked
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => JSON.parse(String(body)) as object)
    expect(saved).toMatchObject([{ language: 'pl' }])
  })

  it('is the browser’s alone before the sign-in: nothing is sent [LANG-2]', async () => {
    setSession('false')
    render(
      <MemoryRouter initialEntries={['/app/login']}>
        <LanguageMenu />
      </MemoryRouter>,
    )
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByText('Polski'))
    await waitFor(() => expect(readLocal('_locale')).toBe('pl'))
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
