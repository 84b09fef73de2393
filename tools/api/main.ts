import { writeFileSync } from 'node:fs'
import { sentencesOfCalls } from './sentences.ts'

/** `npm run api`: takes what the contract says above its calls over into the description that admins read. */
writeFileSync('server/modules/api-description/about.json', `${JSON.stringify(sentencesOfCalls(), null, 2)}\n`)
