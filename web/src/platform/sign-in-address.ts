/** The addresses of the sign-in pages, each with or without that the session has expired. */

export type SignInPath = "/login" | "/login_student";

const FLAG = "session_expired=true";

export const expiredAt = <Path extends SignInPath>(path: Path) => `${path}?${FLAG}` as const;

const ADDRESSES = (["/login", "/login_student"] as const).flatMap((path) => [path, expiredAt(path)]);

export type SignInAddress = (typeof ADDRESSES)[number];

/** The known address that data from elsewhere names, if it names one. */
export const signInAddressOf = (data: unknown): SignInAddress | undefined =>
  ADDRESSES.find((address) => address === data);

export const isExpired = (address: string): boolean => address.endsWith(`?${FLAG}`);
