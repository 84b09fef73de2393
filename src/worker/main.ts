import type { WorkerScope } from './scope.ts'
import type { ShellFiles } from './shell.ts'
import { startWorker } from './worker.ts'

/** Put here by the build (tools/vite/shell-files.ts). */
declare const SHELL_FILES: ShellFiles
declare const self: WorkerScope

startWorker(self, SHELL_FILES)
