import { answerWith, asked, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setSession, useSession } from '#src/features/session/store.ts'
import { authAddress, prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { check, press } from '#src/testing/on-the-page.ts'
import { LOGIN, pathOfTask, SOCIAL } from '#src/navigation/paths.ts'

const IN = { status: true, agreement: 1 }

beforeEach(prepareAuthPages)
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
    expect(asked).toEqual([])
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
    setSession('true', true)
    showAuthPage(SOCIAL)
    await screen.findByRole('heading', { name: 'Own title.' })
    const text = screen.getByRole('region', { name: 'Own title.' }).textContent
    expect(text).toBe(shown.map((key) => `Own ${key}.`).join(''))
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
