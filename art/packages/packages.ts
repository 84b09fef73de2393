import type { Course } from './course.ts'
import { LAST_ONE_OUT } from './last-one-out/course.ts'
import { NO_ANSWER } from './no-answer/course.ts'
import { OUT_OF_THE_HOUSE } from './out-of-the-house/course.ts'

/** Every course, and where its package lies. */
export const PACKAGES: readonly { file: string; course: Course }[] = [
  { file: 'scenes/lantern-isles/the-wreck/packages/no-answer.zip', course: NO_ANSWER },
  { file: 'scenes/lantern-isles/market/packages/out-of-the-house.zip', course: OUT_OF_THE_HOUSE },
  { file: 'scenes/lantern-isles/chart-room/packages/last-one-out.zip', course: LAST_ONE_OUT },
]
