// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// @title The roles of the registry, beside those of OpenZeppelin's AccessControl
/// @dev Times are block timestamps in seconds.
interface IRegistryRoles {
    /// @notice The account has the role from this moment on, unless a guardian vetoes it.
    event RoleBegins(bytes32 indexed role, address indexed account, uint40 begins);
    /// @notice The account has the role before this moment only; zero takes the end back.
    event RoleEnds(bytes32 indexed role, address indexed account, uint40 ends);
    /// @notice A guardian stopped the role before it began.
    event RoleVetoed(bytes32 indexed role, address indexed account, address indexed by);

    /// @notice The account has no such role that is still to begin.
    error RoleNotPending();
    /// @notice A registry cannot be deployed with a delay longer than this.
    error StartDelayTooLong(uint40 most);

    /// @notice Seconds between the grant of a role, or the entry of a key, and its begin; set by the deployment for ever.
    function startDelay() external view returns (uint40);

    /// @notice Stops a role that has not begun. By the guardian.
    function vetoRole(bytes32 role, address account) external;

    /// @notice From when until when the account has the role; zero for a role never given, and for no end.
    function termOf(bytes32 role, address account) external view returns (uint40 begins, uint40 ends);
}
