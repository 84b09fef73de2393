/** The browser for tests: the one named by WAYMARK_CHROMIUM, else the system's, else Playwright's. */
export function findChromium(): Promise<string | undefined>

/** @returns the path of a Chromium @throws one sentence when there is none and none can be installed */
export function findOrInstallChromium(): Promise<string>
