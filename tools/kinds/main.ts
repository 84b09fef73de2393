import { writeFileSync } from 'node:fs'
import { KIND_FOLDERS } from '#kinds/list.ts'
import { staleLists } from './lists.ts'

/** `npm run kind`: writes the typed lists of kinds/ of the one that is written by hand. */
for (const [path, content] of staleLists('.', KIND_FOLDERS)) {
  writeFileSync(path, content)
  console.log(`${path} written`)
}
