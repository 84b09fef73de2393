import { scenePlaces } from '../places.ts'
import { layOut, Refused, type LaidOut } from './lay-out.ts'

/** `npm run scenes -- new <adventure>/<mission>` @returns the exit code */
export async function newMission(path: string): Promise<number> {
  console.log('Laying it out, and looking for room on the map …')
  try {
    console.log(summary(path.replace(/\/$/, ''), await layOut(path, scenePlaces('.cache/scenes-check'))))
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return 1
  }
}

/** What was made, and what comes next. */
export function summary(path: string, { made, changed, from }: LaidOut): string {
  const [adventure = ''] = path.split('/')
  return [
    `Made ${path}: a scene with three places, a task for each, and its texts.`,
    '',
    ...made.map((file) => `  new      scenes/${file}`),
    ...changed.map((file) => `  changed  scenes/${file}`),
    '',
    `It is reached from ${adventure}/${from}.`,
    '',
    'Next:',
    '  npm run dev       shows it, and shows it again whenever you save',
    `  scene.svg         draw over it: a group "element <id>" for every place, named after its task`,
    '  tasks/, text/     write what people learn there, in every language',
    '  npm run scenes    says what is wrong, and how to fix it',
  ].join('\n')
}
