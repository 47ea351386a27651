/** For tests that are expected to fail: how long they wait for what a broken client does not show. */
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 4000 });
