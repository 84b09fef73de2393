import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { UploadSettings } from './env.ts'
import { StartFailure } from './start-failure.ts'
import { codeOf } from './lib/error-code.ts'
import { openFiles, type Files } from './lib/files/open-files.ts'

/** Said at the start, and not when somebody hands something in. @throws StartFailure */
export async function mustOpenFiles(settings: UploadSettings): Promise<Files> {
  try {
    const files = await openFiles(settings)
    await access(settings.folder, constants.W_OK | constants.X_OK)
    return files
  } catch (error) {
    throw new StartFailure(
      `The folder ${settings.folder} for what players hand in cannot be written (${codeOf(error)}); fix that, or set WAYMARK_DATA to another folder.`,
    )
  }
}
