import type { FastifyReply, FastifyRequest } from 'fastify'
import '@fastify/cookie'

/** The language of a browser without a session. */
export const LANGUAGE_COOKIE = '_locale'

const YEAR_S = 365 * 24 * 60 * 60

/** As the session's cookie: bound to this host where that is possible. */
export function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-waymark-device' : 'waymark-device'
}

export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const secure = isSecureRequest(reply.request)
  void reply.setCookie(deviceCookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: YEAR_S,
  })
}

/** `__Host-` binds the cookie to this very host; browsers take it over https only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-waymark' : 'waymark'
}

export function setSessionCookie(reply: FastifyReply, token: string, maxAgeS: number): void {
  const isSecure = isSecureRequest(reply.request)
  void reply.setCookie(sessionCookieName(isSecure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: maxAgeS,
  })
}

export function clearSessionCookie(reply: FastifyReply): void {
  const isSecure = isSecureRequest(reply.request)
  void reply.clearCookie(sessionCookieName(isSecure), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  })
}

export function setLanguageCookie(reply: FastifyReply, language: string): void {
  const secure = isSecureRequest(reply.request)
  void reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', secure, maxAge: YEAR_S })
}

export function isSecureRequest(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
