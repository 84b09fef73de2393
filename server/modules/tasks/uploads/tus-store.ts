import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { dropUpload, findArriving } from './rows.ts'
import { keyOf, readKey } from './upload-key.ts'

/** Where tus keeps what comes: what it is stands in the database, how much of it is there says the file itself. */
export class UploadStore extends DataStore {
  private readonly db: Database
  private readonly files: Files

  constructor(db: Database, files: Files) {
    super()
    this.db = db
    this.files = files
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const row = readKey(upload.id)
    try {
      await this.files.folder.create(row.id)
    } catch (error) {
      await dropUpload(this.db, this.files, row)
      throw error
    }
    return upload
  }

  override async getUpload(key: string): Promise<Upload> {
    const row = await findArriving(this.db, readKey(key))
    const offset = row && (await this.files.folder.sizeOf(row.id))
    // oxlint-disable-next-line typescript/only-throw-error -- what tus answers is said so
    if (!row || offset === null || offset === undefined) throw ERRORS.FILE_NOT_FOUND
    const { bytes: size, createdAt } = row
    return new Upload({ id: keyOf(row), size, offset, creation_date: createdAt.toISOString() })
  }

  override async write(stream: Readable, key: string, offset: number): Promise<number> {
    return this.files.folder.write(readKey(key).id, stream, offset)
  }

  override async remove(key: string): Promise<void> {
    // oxlint-disable-next-line typescript/only-throw-error -- what tus answers is said so
    if (!(await dropUpload(this.db, this.files, readKey(key)))) throw ERRORS.FILE_NOT_FOUND
  }
}
