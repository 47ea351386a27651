/** What a browser lets our pages do (W3C Permissions Policy): nothing that needs a permission, but the camera where codes are read. */

const NEVER =
  "accelerometer autoplay browsing-topics display-capture geolocation gyroscope magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking".split(
    " ",
  );

const policyWith = (camera: string): string =>
  [`camera=${camera}`, ...NEVER.map((feature) => `${feature}=()`)].join(", ");

export const NOTHING_ALLOWED = policyWith("()");
/** For a page: whoever verifies reads a code by the camera, and reaches that page from any other without a new load. */
export const CAMERA_ALLOWED = policyWith("(self)");
