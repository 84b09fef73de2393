/** @throws Error `failed` when the program cannot be started, ends with an error, or runs longer than `limit` ms */
export function runQuietly(
  command: string,
  args: readonly string[],
  options: {
    cwd?: string
    env?: Readonly<Record<string, string>>
    doing: string
    failed: string
    limit?: number
  },
): Promise<void>
