// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import { learningPill } from './learning-pill/shared/kind.ts'
import { picture } from './picture/shared/kind.ts'
import { ebook } from './ebook/shared/kind.ts'
import { exam } from './exam/shared/kind.ts'
import { film } from './film/shared/kind.ts'
import { video } from './video/shared/kind.ts'
import { connector } from './connector/shared/kind.ts'
import { simulation } from './simulation/shared/kind.ts'
import { scorm } from './scorm/shared/kind.ts'
import { survey } from './survey/shared/kind.ts'
import { upload } from './upload/shared/kind.ts'

export const TASKS_SHARED = {
  [learningPill.id]: learningPill,
  [picture.id]: picture,
  [ebook.id]: ebook,
  [exam.id]: exam,
  [film.id]: film,
  [video.id]: video,
  [connector.id]: connector,
  [simulation.id]: simulation,
  [scorm.id]: scorm,
  [survey.id]: survey,
  [upload.id]: upload,
}
