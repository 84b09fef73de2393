import { BUNDLE, packFurther } from './bundle/pack.ts'

/** What a build that nobody waits for does at once, and `npm start` beside the server (tools/finish-art.ts). */
await packFurther(BUNDLE)
