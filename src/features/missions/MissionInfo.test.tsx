import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { MissionInfo } from './MissionInfo.tsx'

afterEach(cleanup)

const mission = { name: 'Vault', progress: 0, tasks: 3, tasksToDo: 3, activePlayers: 0 }

it.each([
  ['en', '3 tasks are waiting here'],
  ['pl', 'Czekają tu 3 zadania'],
  ['de', 'Hier warten 3 Aufgaben'],
  ['es', 'Aquí esperan 3 tareas'],
])('says of a locked place whose the tasks are, in %s', async (language, words) => {
  await speakIn(language)
  render(<MissionInfo {...mission} state="locked" reason="First finish “Harbour”." />)
  expect(screen.getByText(words)).toBeTruthy()
})

it('names teammates who are there [ALIVE-1]', async () => {
  await speakIn('en')
  render(<MissionInfo {...mission} activePlayers={3} mates={['Ola', 'Kuba']} state="waiting" reason="" />)
  expect(screen.getByText('3 colleagues are here now: Ola, Kuba +1')).toBeTruthy()
})

it('says of an open place how many of its tasks are left', async () => {
  await speakIn('en')
  render(<MissionInfo {...mission} state="waiting" reason="" />)
  expect(screen.getByText('3 of 3 tasks left')).toBeTruthy()
})
