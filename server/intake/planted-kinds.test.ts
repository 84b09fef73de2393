import { expect, it } from 'vitest'
import { missesOf, SHOP, type Mistake } from './testing/planted.ts'
import {
  background,
  element,
  json,
  smallWorld,
  svg,
  task,
  taskText,
  type Files,
} from './testing/small-world.ts'

const EGG = 'isle/egg/mission.json'
const STEPS = [{ id: 'hello', picture: 'cup.svg' }, { id: 'bye' }]
const step = { title: 'Title', text: 'Text', picture: 'A cup.' }

/** An easter egg on the home, as it should be but for what is changed. */
function withEgg(change: Record<string, unknown> = {}, text: Record<string, unknown> = {}): Files {
  const words = { name: 'Egg', description: 'A place.', steps: { hello: step, bye: step } }
  return {
    'isle/home/mission.json': json({ missions: ['shop', 'egg'] }),
    'isle/home/scene.svg': svg(background() + element('shop', 120, 120) + element('egg', 360, 120)),
    [EGG]: json({ type: 'easter_egg', steps: STEPS, bonus: { points: 5 }, ...change }),
    'isle/egg/text/en.json': json(words),
    'isle/egg/text/pl.json': json({ ...words, ...text }),
  }
}

const MISTAKES: Mistake[] = [
  {
    title: 'a main destination that no mission is',
    plant: () => ({
      'isle/adventure.json': json({
        rootMission: 'home',
        languages: ['en', 'pl'],
        mainDestinationType: 'destination',
      }),
    }),
    file: 'isle/adventure.json',
    problem: /mainDestinationType is "destination", and no mission/,
    hint: /Types to choose from: /,
  },
  {
    title: 'an easter egg without steps',
    plant: () => ({
      ...withEgg({ steps: undefined }, { steps: undefined }),
      'isle/egg/text/en.json': json({ name: 'Egg', description: 'A place.' }),
    }),
    file: EGG,
    problem: /type is "easter_egg", and there are no steps/,
    hint: /Add "steps"/,
  },
  {
    title: 'steps where no kind shows them',
    plant: () => withEgg({ type: 'board', bonus: undefined }),
    file: EGG,
    problem: /type is "board", which shows no steps/,
    hint: /"onboarding" or "easter_egg"/,
  },
  {
    title: 'a bonus of an onboarding',
    plant: () => withEgg({ type: 'onboarding' }),
    file: EGG,
    problem: /type is "onboarding", which brings no bonus/,
    hint: /only an easter_egg/,
  },
  {
    title: 'an easter egg with a task',
    plant: () => {
      const tasks = { tasks: { hunt: taskText() } }
      const words = { name: 'Egg', description: 'A place.', steps: { hello: step, bye: step }, ...tasks }
      return {
        ...withEgg({}, tasks),
        'isle/egg/tasks/hunt.json': json(task()),
        'isle/egg/text/en.json': json(words),
      }
    },
    file: EGG,
    problem: /type is "easter_egg", which has no tasks/,
    hint: /Move its tasks/,
  },
  {
    title: 'an easter egg that leads on',
    plant: () => ({
      ...withEgg({ missions: ['shop'] }),
      'isle/home/mission.json': json({ missions: ['egg'] }),
      'isle/home/scene.svg': svg(background() + element('egg', 360, 120)),
    }),
    file: EGG,
    problem: /leads to no missions/,
    hint: /another mission/,
  },
  {
    title: 'an easter egg in which the adventure begins',
    plant: () => ({
      ...withEgg(),
      'isle/adventure.json': json({ rootMission: 'egg', languages: ['en', 'pl'] }),
      'isle/text/en.json': json({ name: 'Isle' }),
      'isle/text/pl.json': json({ name: 'Wyspa' }),
    }),
    without: Object.keys(smallWorld()).filter((path) => /^isle.(home|shop)/.test(path)),
    file: EGG,
    problem: /type is "easter_egg", and the adventure begins here/,
    hint: /Let another mission/,
  },
  {
    title: 'a step that is there twice',
    plant: () => withEgg({ steps: [...STEPS, { id: 'bye' }] }),
    file: EGG,
    problem: /steps has "bye" twice/,
    hint: /Rename/,
  },
  {
    title: 'a picture of a step that is misspelled',
    plant: () => withEgg({ steps: [{ id: 'hello', picture: 'cap.svg' }, { id: 'bye' }] }),
    file: EGG,
    problem: /steps\[0\]\.picture "cap\.svg" does not exist/,
    hint: /Did you mean "cup\.svg"/,
  },
  {
    title: 'a background of tasks that is not there',
    plant: () => ({ 'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], taskBackground: 'dusk' }) }),
    file: 'isle/shop/mission.json',
    problem: /taskBackground "dusk" does not exist/,
    hint: /Put it into isle\/shop\/pictures\/ or isle\/pictures/,
  },
  {
    title: 'a step without words in a language',
    plant: () => withEgg({}, { steps: { hello: step } }),
    file: 'isle/egg/text/pl.json',
    problem: /steps\.bye is missing/,
    hint: /as in the other languages/,
  },
  {
    title: 'a step whose words are misspelled, told once',
    plant: () => withEgg({}, { steps: { hello: step, byee: step } }),
    file: 'isle/egg/text/pl.json',
    problem: /steps\.byee is the text of nothing/,
    hint: /Did you mean "bye"/,
  },
  {
    title: 'words of steps that no mission has',
    plant: () => ({
      'isle/home/text/pl.json': json({ name: 'Dom', description: 'A place.', steps: { hello: step } }),
    }),
    file: 'isle/home/text/pl.json',
    problem: /steps\.hello is the text of nothing/,
    hint: /Take it out/,
  },
  {
    title: 'a place drawn where only the background is shown',
    plant: () => ({
      'isle/shop/mission.json': json({ type: 'board', tasks: ['sweep', 'greet'] }),
      [SHOP]: svg(background() + element('sweep', 120, 120)),
    }),
    file: SHOP,
    problem: /"element sweep" is not shown/,
    hint: /Take the group out/,
    severity: 'advice',
  },
]

it.each(MISTAKES)('$title is told, and the rest is playable [DATA-4] [DESIGN-3]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})
