/** What a browser lets our pages do (W3C Permissions Policy): nothing that needs a permission, but the camera where codes are read. */

const NEVER = ["display-capture", "geolocation", "gyroscope", "microphone", "midi", "payment", "serial", "usb"];

const policyWith = (camera: string): string =>
  [`camera=${camera}`, ...NEVER.map((feature) => `${feature}=()`)].join(", ");

export const NOTHING_ALLOWED = policyWith("()");
/** For a page: whoever verifies reads a code by the camera, and reaches that page from any other without a new load. */
export const CAMERA_ALLOWED = policyWith("(self)");
