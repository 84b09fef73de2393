import sharp from 'sharp'
import { expect, it } from 'vitest'
import { SWEEP, withCard, withCardText, withTask, missesOf, type Mistake } from './testing/planted.ts'
import { json, layOutWorld, smallWorld, svg, task, taskText } from './testing/small-world.ts'

const MISTAKES: Mistake[] = [
  {
    title: 'too few cards, whose pictures nothing else names',
    plant: () => ({
      ...withTask({ content: { type: 'learning-pill', cards: [{ id: 'one', picture: 'broom.svg' }] } }),
      'isle/shop/pictures/broom.svg': svg('<rect width="640" height="360" fill="#246"/>'),
    }),
    file: SWEEP,
    problem: /content\.cards has too few entries/,
    hint: /at least 3/,
  },
  {
    title: 'a right answer that is none',
    plant: () => withCard({ question: { answers: ['yes', 'no'], correct: ['yess'] } }),
    file: SWEEP,
    problem: /"yess" is none of the answers/,
    hint: /Did you mean "yes"/,
  },
  {
    title: 'an answer twice',
    plant: () => withCard({ question: { answers: ['yes', 'no', 'no'], correct: ['yes'] } }),
    file: SWEEP,
    problem: /answers has "no" twice/,
    hint: /Rename/,
  },
  {
    title: 'a rule that names no mission',
    plant: () => withTask({ unlock: { of: [{ mission: 'hoem' }] } }),
    file: SWEEP,
    problem: /the mission "hoem", which does not exist/,
    hint: /Did you mean "home"/,
  },
  {
    title: 'two tasks that wait for each other',
    plant: () => ({
      ...withTask({ unlock: { of: [{ task: 'greet' }] } }),
      'isle/shop/tasks/greet.json': json({ ...task(), unlock: { of: [{ task: 'sweep' }] } }),
    }),
    file: SWEEP,
    problem: /never opens: sweep waits for greet waits for sweep/,
    hint: /open from the start/,
  },
  {
    title: 'a mission that waits for itself',
    plant: () => ({
      'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], unlock: { of: [{ task: 'greet' }] } }),
    }),
    file: 'isle/shop/mission.json',
    problem: /never opens/,
    hint: /condition/,
  },
  {
    title: 'a task for points that only right answers bring',
    plant: () => withTask({ unlock: { of: [{ points: 5 }] } }),
    file: SWEEP,
    problem: /asks for 5 points, and a player who answers wrong/,
    hint: /second way/,
    severity: 'advice',
  },
  {
    title: 'a mission for points that nothing brings before it opens',
    plant: () => ({
      'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], unlock: { of: [{ points: 5 }] } }),
    }),
    file: 'isle/shop/mission.json',
    problem: /asks for 5 points, and all that opens before it brings 0/,
    hint: /second way/,
    severity: 'advice',
  },
  {
    title: 'a text in a language too many',
    plant: () => ({ 'isle/home/text/de.json': json({ name: 'Hafen', description: 'A place.' }) }),
    file: 'isle/home/text/de.json',
    problem: /belongs to no language/,
    hint: /languages/,
  },
  {
    title: 'a task without a text',
    plant: () => ({
      'isle/shop/text/pl.json': json({
        name: 'Sklep',
        description: 'A place.',
        tasks: { greet: taskText() },
      }),
    }),
    file: 'isle/shop/text/pl.json',
    problem: /tasks\.sweep is missing/,
    hint: /Write it/,
  },
  {
    title: 'a misspelled task in a text, told once',
    plant: () => ({
      'isle/shop/text/pl.json': json({
        name: 'Sklep',
        description: 'A place.',
        tasks: { greet: taskText(), swep: taskText() },
      }),
    }),
    file: 'isle/shop/text/pl.json',
    problem: /tasks\.swep is the text of nothing/,
    hint: /Did you mean "sweep"/,
  },
  {
    title: 'a card without a text',
    plant: () => withCardText('two', undefined),
    file: 'isle/shop/text/pl.json',
    problem: /cards\.two is missing/,
    hint: /Write it/,
  },
  {
    title: 'an answer without words',
    plant: () => withCardText('three', { answers: { yes: 'Tak' } }),
    file: 'isle/shop/text/pl.json',
    problem: /answers\.no is missing/,
    hint: /Write it/,
  },
  {
    title: 'an answer that is explained in one language alone',
    plant: () => withCardText('three', { feedback: { no: 'Nie tak.' } }),
    file: 'isle/shop/text/en.json',
    problem: /feedback\.no is missing/,
    hint: /Write it/,
  },
  {
    title: 'an explanation of an answer that there is not',
    plant: () => withCardText('three', { feedback: { maybe: 'Może.' } }),
    file: 'isle/shop/text/pl.json',
    problem: /feedback\.maybe/,
    hint: /out|add/i,
  },
  {
    title: 'a hint for a card that asks nothing',
    plant: () => withCardText('two', { hint: 'Pomyśl.' }),
    file: 'isle/shop/text/pl.json',
    problem: /cards\.two\.hint/,
    hint: /out/i,
  },
  {
    title: 'no explanation',
    plant: () => withCardText('three', { explanation: undefined }),
    file: 'isle/shop/text/pl.json',
    problem: /explanation is missing/,
    hint: /question/,
  },
  {
    title: 'a competence without a name',
    plant: () => ({ 'isle/text/pl.json': json({ name: 'Wyspa' }) }),
    file: 'isle/text/pl.json',
    problem: /competences\.care is missing/,
    hint: /Write it/,
  },
  {
    title: 'a misspelled picture',
    plant: () => withCard({ picture: 'cupp.svg', question: { answers: ['yes', 'no'], correct: ['yes'] } }),
    file: SWEEP,
    problem: /content\.cards\[2\]\.picture "cupp\.svg" does not exist/,
    hint: /Did you mean "cup\.svg"/,
  },
  {
    title: 'a picture that is cut off',
    plant: () => ({
      ...withTask({ picture: 'mug.png' }),
      'isle/pictures/mug.png': Buffer.from('89504e470d0a1a0a00', 'hex'),
    }),
    file: 'isle/pictures/mug.png',
    problem: /cannot be opened/,
    hint: /Export it again/,
  },
  {
    title: 'a picture that is too large',
    plant: async () => ({ ...withTask({ picture: 'mug.png' }), 'isle/pictures/mug.png': await wide() }),
    file: 'isle/pictures/mug.png',
    problem: /5000 x 10 px/,
    hint: /4096/,
  },
  {
    title: 'a picture that nobody names',
    plant: () => ({ 'isle/pictures/old.svg': svg('<rect width="9" height="9"/>') }),
    file: 'isle/pictures/old.svg',
    problem: /used by nothing/,
    hint: /delete/,
    severity: 'advice',
  },
  {
    title: 'a misspelled file',
    plant: () => ({ 'isle/home/scenes.svg': svg('') }),
    file: 'isle/home/scenes.svg',
    problem: /used by nothing/,
    hint: /Did you mean "scene\.svg"/,
    severity: 'advice',
  },
]

it.each(MISTAKES)(
  'reports $title: file, problem and hint, once [STAGE-7] [DESIGN-3] [DATA-4]',
  async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  },
)

function wide(): Promise<Buffer> {
  return sharp({ create: { width: 5000, height: 10, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
}

it('why a wrong answer is wrong is published with the rest, and only where it is written', async () => {
  const { cards, ...rest } = taskText()
  const three = { ...cards.three, feedback: { no: 'It is.' } }
  const sweep = { ...rest, cards: { ...cards, three } }
  const text = { name: 'Shop', description: 'A shop.', tasks: { sweep, greet: taskText() } }
  const files = { 'isle/shop/text/en.json': json(text), 'isle/shop/text/pl.json': json(text) }
  const world = await layOutWorld({ ...smallWorld(), ...files })
  const { adventures, findings } = await world.build()
  await world.clear()
  expect(findings).toEqual([])
  const words = adventures[0]?.missions.find(({ id }) => id === 'shop')?.text.pl?.tasks
  expect(words?.['sweep']?.cards?.['three']).toMatchObject({ feedback: { no: 'It is.' } })
  expect(words?.['greet']?.cards?.['three']).not.toHaveProperty('feedback')
})

it('a hint is published in the language in which it is written, and in no other [ALIVE-1]', async () => {
  const { cards, ...rest } = taskText()
  const text = (hint: object) => {
    const sweep = { ...rest, cards: { ...cards, three: { ...cards.three, ...hint } } }
    return json({ name: 'Shop', description: 'A shop.', tasks: { sweep, greet: taskText() } })
  }
  const files = { 'isle/shop/text/en.json': text({ hint: 'Think.' }), 'isle/shop/text/pl.json': text({}) }
  const world = await layOutWorld({ ...smallWorld(), ...files })
  const { adventures, findings } = await world.build()
  await world.clear()
  expect(findings).toEqual([])
  const { en, pl } = adventures[0]?.missions.find(({ id }) => id === 'shop')?.text ?? {}
  expect(en?.tasks['sweep']?.cards?.['three']).toMatchObject({ hint: 'Think.' })
  expect(pl?.tasks['sweep']?.cards?.['three']).not.toHaveProperty('hint')
})
