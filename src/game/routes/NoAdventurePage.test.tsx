import { answerWith, ok } from '#src/testing/fake-server.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Role } from '#shared/domain/roles.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { NoAdventurePage } from './NoAdventurePage.tsx'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

/** Of the pages below only the first has none. */
function Place() {
  return useLocation().pathname === '/app' ? <NoAdventurePage errors={[]} /> : <p>another page</p>
}

function open(role: Role): void {
  answerWith((url) => (url.endsWith('/player/profile') ? ok(aProfile({ role })) : { status: 404 }))
  showRoute('/app', <Place />, '/app')
}

it.each<[Role, string[]]>([
  ['player', []],
  ['leader', ['My team']],
  ['designer', ['Make an adventure']],
  ['admin', ['Make an adventure', 'People and teams']],
])('leads a %s without an adventure to what that role is for [DESK-1] [AUTH-4]', async (role, places) => {
  open(role)
  for (const name of places) await screen.findByRole('button', { name })
  await screen.findByRole('button', { name: 'Sign out' })
  expect(screen.getAllByRole('button')).toHaveLength(places.length + 1)
  await screen.findByText(
    role === 'admin' || role === 'designer'
      ? /^There is no adventure for you here yet/
      : /^You do not have an adventure yet/,
  )
})

it('goes where it says [DESK-1]', async () => {
  open('admin')
  await userEvent.click(await screen.findByRole('button', { name: 'People and teams' }))
  await screen.findByText('another page')
})
