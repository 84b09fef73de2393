/** The whole browser: the one named by WAYMARK_CHROMIUM, else the system's, else Playwright's. */
export function findChromium(): Promise<string | undefined>

/** What most tests run in: the headless shell, else the whole browser. Undefined: Playwright launches a shell of its own. */
export function findHeadlessShell(): string | undefined

/** @returns the path of a Chromium @throws one sentence when there is none and none can be installed */
export function findOrInstallChromium(): Promise<string>
