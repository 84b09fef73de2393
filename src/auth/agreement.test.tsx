import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { setSession, useSession } from '#src/features/session/store.ts'
import { authAddress, prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { check, press } from '#src/testing/on-the-page.ts'
import { LOGIN, pathOfTask, SOCIAL } from '#src/navigation/paths.ts'

const IN = { status: true, agreement: 1 }
const PRODUCT = { version: 0, text: null, language: 'en', publishedAt: null }

beforeEach(() => {
  queryClient.clear()
  return prepareAuthPages()
})
afterEach(cleanup)

describe('the gate of the agreement', () => {
  it('lets nobody further before the boxes are checked, then leads to what was asked for [AUTH-6]', async () => {
    answerWith(() => ok(IN))
    setSession('true', true)
    showAuthPage(pathOfTask('one'))
    await screen.findByRole('heading', { name: 'Agreement' })
    expect(authAddress()).toBe(SOCIAL)
    await press('Accept and start')
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]))
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
    await check(/know/)
    await check(/accept/)
    await press('Accept and start')
    await screen.findByText('The isles')
    expect(authAddress()).toBe(pathOfTask('one'))
  })

  it('has a tenant’s own wording under the keys that it always had [LANG-4] [AUTH-6]', async () => {
    const shown = ['intro', ...['kept', 'seen', 'time', 'leave'].flatMap((part) => [`${part}Title`, part])]
    const own = ['title', ...shown].map((key) => [`session.agreement.${key}`, `Own ${key}.`] as const)
    i18next.addResources('en', 'translation', Object.fromEntries(own))
    answerWith(() => ok(PRODUCT))
    setSession('true', true)
    showAuthPage(SOCIAL)
    await screen.findByRole('heading', { name: 'Own title.' })
    const text = (await screen.findByRole('region', { name: 'Own title.' })).textContent
    expect(text).toBe(shown.map((key) => `Own ${key}.`).join(''))
  })

  it('shows the tenant’s own version, and accepts the one that is shown [DESK-1] [AUTH-6]', async () => {
    const day = '2026-11-26T10:00:00.000Z'
    let version = 3
    answerWith((url) => {
      const text = `# Data\n\nText ${version}.\n\n- <b>name</b>`
      if (url.includes('/v2/agreement') && asked.at(-1)?.method === 'GET')
        return ok({ version, text, language: 'en', publishedAt: day })
      // by then another one is asked for
      const isOld = version === 3
      version = 4
      return ok({ status: true, agreement: isOld ? 0 : 1 })
    })
    setSession('true', true)
    showAuthPage(SOCIAL)
    await screen.findByText('Text 3.')
    expect(screen.getByRole('region').textContent).toBe('DataText 3.<b>name</b>Version 3, November 26, 2026')
    await check(/know/)
    await check(/accept/)
    await press('Accept and start')
    await screen.findByText('The agreement has just changed. Please read it again.')
    await screen.findByText('Text 4.')
    await press('Accept and start')
    await screen.findByText('The isles')
    const sent = asked
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(String(body)) as unknown)
    expect(sent).toEqual([
      { agreement: true, version: 3 },
      { agreement: true, version: 4 },
    ])
  })

  it('has one other way: to log out [AUTH-6]', async () => {
    answerWith(() => ok())
    setSession('true', true)
    showAuthPage(LOGIN)
    await press('Sign out')
    await waitFor(() => expect(authAddress()).toBe(LOGIN))
    expect(useSession.getState()).toMatchObject({ state: 'false', remembered: null })
  })

  it('stands open for who has accepted [AUTH-6]', async () => {
    setSession('true')
    showAuthPage(SOCIAL)
    await screen.findByText('The isles')
    expect(authAddress()).toBe('/app')
  })
})
